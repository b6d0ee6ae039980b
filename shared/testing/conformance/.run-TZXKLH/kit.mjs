// shared/testing/src/conformance/conformance.ts
import { chromium } from "playwright-core";

// shared/testing/src/playwright/browser-path.ts
import { existsSync } from "node:fs";
var USUAL_PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
function browserPath() {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== void 0 && named !== "") return named;
  const found = USUAL_PLACES.find((place) => existsSync(place));
  if (found === void 0) throw new Error(`No Chromium at ${USUAL_PLACES.join(", ")}; set CHROMIUM_PATH`);
  return found;
}

// shared/contract/src/routes.ts
var filingReaders = ["own", "review", "consent"];
var isObject = (value) => typeof value === "object" && value !== null;
var isText = (value) => typeof value === "string" && value.length > 0;
function routeProblems(route, at) {
  if (!isObject(route)) return [`${at} is not an object`];
  const problems = [];
  const path = route["path"];
  if (!isText(path) || !path.startsWith("/")) problems.push(`${at}.path must be an absolute path`);
  const title = route["title"];
  if (!isObject(title) || !isText(title["ne"]) || !isText(title["en"])) problems.push(`${at}.title needs ne and en`);
  const codes = route["screenCodes"];
  if (route["auth"] === "public") {
    if (codes !== void 0 || route["whitelisted"] !== void 0)
      problems.push(`${at} is public and carries neither screenCodes nor whitelisted`);
  } else {
    if (route["auth"] !== void 0) problems.push(`${at}.auth may only be "public"`);
    if (!Array.isArray(codes) || codes.length === 0 || !codes.every(isText))
      problems.push(`${at}.screenCodes must name at least one code`);
    if (typeof route["whitelisted"] !== "boolean") problems.push(`${at}.whitelisted must be true or false`);
  }
  const menu = route["menu"];
  if (menu !== void 0 && !(isObject(menu) && isText(menu["group"]) && isText(menu["icon"]) && typeof menu["order"] === "number"))
    problems.push(`${at}.menu needs group, icon and order`);
  const prefetch = route["prefetch"];
  if (prefetch !== void 0 && prefetch !== "idle" && prefetch !== "hover") problems.push(`${at}.prefetch is idle or hover`);
  const parent = route["parent"];
  if (parent !== void 0 && !isText(parent)) problems.push(`${at}.parent must be a path`);
  return problems;
}
var answers = (pattern, address) => {
  const [expected, actual] = [pattern, address.replace(/\?.*$/, "")].map((path) => path.split("/"));
  return expected?.length === actual?.length && (expected ?? []).every((segment, index) => segment.startsWith(":") || segment === actual?.[index]);
};
function filingProblems(filing, at, paths) {
  if (!isObject(filing) || !isText(filing["of"])) return [`${at}.of must name a process or a group`];
  const readers = Object.keys(filing).filter((key) => key !== "of");
  if (readers.length === 0) return [`${at} has no address`];
  return readers.flatMap((reader) => {
    const address = filing[reader];
    if (!filingReaders.some((known) => known === reader)) return [`${at}.${reader} is no reader of a filing`];
    if (!isText(address) || !address.includes(":id")) return [`${at}.${reader} must be an address with :id`];
    return [...paths].some((path) => answers(path, address)) ? [] : [`${at}.${reader} is none of the routes`];
  });
}
function filingListProblems(filings, paths) {
  if (filings === void 0) return [];
  if (!Array.isArray(filings)) return ["filings must be a list"];
  const names = filings.map((filing) => isObject(filing) ? filing["of"] : void 0);
  return filings.flatMap((filing, index) => [
    ...filingProblems(filing, `filings[${index}]`, paths),
    ...names.indexOf(names[index]) < index ? [`filings[${index}].of ${String(names[index])} stands twice`] : []
  ]);
}
function routesDocumentProblems(value) {
  if (!isObject(value)) return ["routes.json is not an object"];
  const problems = [];
  if (!isText(value["remote"])) problems.push("remote must be a name");
  const routes = value["routes"];
  if (!Array.isArray(routes) || routes.length === 0) return [...problems, "routes must be a non-empty list"];
  const seen = /* @__PURE__ */ new Set();
  routes.forEach((route, index) => {
    problems.push(...routeProblems(route, `routes[${index}]`));
    const path = isObject(route) ? route["path"] : void 0;
    if (isText(path)) {
      if (seen.has(path)) problems.push(`routes[${index}].path ${path} stands twice`);
      seen.add(path);
    }
  });
  problems.push(...filingListProblems(value["filings"], seen));
  return problems;
}

// shared/testing/src/conformance/built-files.ts
import { existsSync as existsSync2, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
var BUDGET_BYTES = 60 * 1024;
var ENTRY = "remoteEntry.js";
var fieldsOf = (value) => typeof value === "object" && value !== null ? { ...value } : {};
var textsOf = (value) => Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
function firstFiles(manifest) {
  const exposes = Array.isArray(manifest["exposes"]) ? manifest["exposes"].map(fieldsOf) : [];
  const app = exposes.find((exposed) => exposed["path"] === "./app");
  const js = fieldsOf(fieldsOf(app?.["assets"])["js"]);
  return [ENTRY, ...textsOf(js["sync"])];
}
function manifestProblems(name, manifest) {
  const fields = fieldsOf(manifest);
  const problems = [];
  if (fields["name"] !== name.replaceAll("-", "_")) problems.push(`the manifest names ${String(fields["name"])}`);
  const exposes = Array.isArray(fields["exposes"]) ? fields["exposes"].map((exposed) => fieldsOf(exposed)["path"]) : [];
  if (exposes.join() !== "./app") problems.push(`exactly ./app is exposed, not ${exposes.join(", ") || "nothing"}`);
  const entry = fieldsOf(fieldsOf(fields["metaData"])["remoteEntry"])["name"];
  if (entry !== ENTRY) problems.push(`the entry is ${ENTRY}, not ${String(entry)}`);
  return problems;
}
function budgetProblems(sizes, budget = BUDGET_BYTES) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  if (total <= budget) return [];
  const told = Object.entries(sizes).map(([file, size]) => `${file} ${size}`);
  return [`entry and app weigh ${total} bytes packed, ${budget} are allowed: ${told.join(", ")}`];
}
function readBuilt(name, dist) {
  const missing = ["mf-manifest.json", ENTRY, "routes.json", "meta.json"].filter((file) => !existsSync2(join(dist, file)));
  if (missing.length > 0) return { remote: null, problems: missing.map((file) => `${file} is missing`) };
  const manifest = fieldsOf(readJson(join(dist, "mf-manifest.json")));
  const meta = fieldsOf(readJson(join(dist, "meta.json")));
  const routes = JSON.parse(readFileSync(join(dist, "routes.json"), "utf8"));
  const files = [...new Set(firstFiles(manifest))];
  const absent = files.filter((file) => !existsSync2(join(dist, file)));
  const sizes = absent.length > 0 ? {} : Object.fromEntries(files.map((file) => [file, gzipSync(readFileSync(join(dist, file))).length]));
  const problems = [
    ...manifestProblems(name, manifest),
    ...routesDocumentProblems(routes).map((problem) => `routes.json: ${problem}`),
    ...absent.map((file) => `${file} is named by the manifest but missing`),
    ...budgetProblems(sizes),
    ...routes.remote === name ? [] : [`routes.json is of ${routes.remote}`],
    ...meta["contract"] === 1 ? [] : [`contract ${String(meta["contract"])} is not 1`],
    ...typeof meta["version"] === "string" ? [] : ["meta.json names no version"]
  ];
  const requires = Object.fromEntries(Object.entries(fieldsOf(meta["requires"])).map(([key, range]) => [key, String(range)]));
  return { remote: { name, dist, version: String(meta["version"]), requires, routes }, problems };
}

// shared/testing/src/conformance/comparisons.ts
import { satisfies } from "semver";
function requiresProblems(requires, provided) {
  return Object.entries(requires).filter(([name, range]) => !(provided[name] ?? []).some((version) => satisfies(version, range))).map(([name, range]) => `needs ${name} ${range}, the shell provides ${provided[name]?.join(", ") ?? "none"}`);
}
function leftoverProblems(before, after) {
  const listeners = Object.entries(after.listeners).filter(([type, many]) => many > (before.listeners[type] ?? 0)).map(([type, many]) => `leaves ${many - (before.listeners[type] ?? 0)} listeners for ${type} behind`);
  const timers = Object.entries(after.timers).filter(([id]) => !(id in before.timers)).map(([, place]) => `leaves a timer running, set ${place}`);
  return [...listeners, ...timers];
}

// shared/testing/src/conformance/portal-origin.ts
import { existsSync as existsSync3, readFileSync as readFileSync2, statSync } from "node:fs";
import { basename, extname, join as join2, normalize } from "node:path";
var ORIGIN = "http://portal.test";
var TYPES = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".html": "text/html; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml"
};
function fileAnswer(folder, path) {
  const file = join2(folder, normalize(`/${path}`));
  if (!existsSync3(file) || !statSync(file).isFile()) return { status: 404, body: "" };
  return { status: 200, contentType: TYPES[extname(file)] ?? "application/octet-stream", body: readFileSync2(file) };
}
var json = (status, value) => ({
  status,
  contentType: "application/json",
  body: JSON.stringify(value)
});
function answer(path, { shellDist, remoteDist, remoteBase }) {
  if (path.startsWith(remoteBase)) return fileAnswer(remoteDist, path.slice(remoteBase.length));
  if (path.startsWith("/remotes/")) return { status: 404, body: "" };
  if (path.startsWith("/shell/")) return fileAnswer(shellDist, basename(path));
  if (path === "/registry") return json(200, { revision: 1, generatedAt: "2026-01-01T00:00:00Z", remotes: {} });
  if (path === "/config.json") return json(200, {});
  if (path.startsWith("/gateway")) return json(503, { success: false, status: 503, message: "Service Unavailable" });
  return fileAnswer(shellDist, "index.html");
}
async function servePortal(context, folders) {
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    await route.fulfill(url.origin === ORIGIN ? answer(url.pathname, folders) : { status: 404, body: "" });
  });
}

// shared/testing/src/conformance/samples.ts
import { existsSync as existsSync4, readFileSync as readFileSync3 } from "node:fs";
import { z as z2 } from "zod";

// shared/domain/src/enumerations/enumeration.ts
import { z } from "zod";
function enumeration(rows) {
  const items = rows.map(([key, nameNepali, nameEnglish]) => ({ key, nameEnglish, nameNepali }));
  const keys = items.map((item) => item.key);
  const names = new Map(rows.map(([key, ne, en]) => [key, { ne, en }]));
  return {
    items,
    keys,
    schema: z.enum(keys),
    has: (value) => names.has(value),
    /** The names of a value; a value we do not know is shown as it came. */
    name: (key) => names.get(key) ?? { ne: key, en: key }
  };
}

// shared/domain/src/roles.ts
var roles = enumeration([
  ["APPLICANT", "\u0928\u093F\u0935\u0947\u0926\u0915", "Applicant"],
  ["COMPANY_REPRESENTATIVE", "\u0915\u092E\u094D\u092A\u0928\u0940 \u092A\u094D\u0930\u0924\u093F\u0928\u093F\u0927\u093F", "Company representative"],
  ["INTERMEDIARY", "\u092E\u0927\u094D\u092F\u0938\u094D\u0925\u0915\u0930\u094D\u0924\u093E", "Intermediary"],
  ["PARENT_REPRESENTATIVE", "\u092E\u0941\u0916\u094D\u092F \u0915\u092E\u094D\u092A\u0928\u0940\u0915\u094B \u092A\u094D\u0930\u0924\u093F\u0928\u093F\u0927\u093F", "Parent company\u2019s representative"],
  ["REQUESTER_INTERNAL", "\u0915\u093E\u0917\u091C\u093E\u0924 \u092E\u093E\u0917 \u0917\u0930\u094D\u0928\u0947 \u0915\u0930\u094D\u092E\u091A\u093E\u0930\u0940", "Document requester (officer)"],
  ["REQUESTER_EXTERNAL", "\u0915\u093E\u0917\u091C\u093E\u0924 \u092E\u093E\u0917 \u0917\u0930\u094D\u0928\u0947 \u0938\u0947\u0935\u093E\u0917\u094D\u0930\u093E\u0939\u0940", "Document requester (public)"],
  ["OPERATOR", "\u091C\u093E\u0901\u091A \u0917\u0930\u094D\u0928\u0947 \u0915\u0930\u094D\u092E\u091A\u093E\u0930\u0940", "Operator"],
  ["APPROVER_1", "\u0938\u094D\u0935\u0940\u0915\u0943\u0924 \u0917\u0930\u094D\u0928\u0947 \u0905\u0927\u093F\u0915\u093E\u0930\u0940 (\u0936\u093E\u0916\u093E \u0905\u0927\u093F\u0915\u0943\u0924)", "Approver (section officer)"],
  ["APPROVER_2", "\u0938\u094D\u0935\u0940\u0915\u0943\u0924 \u0917\u0930\u094D\u0928\u0947 \u0905\u0927\u093F\u0915\u093E\u0930\u0940 (\u0930\u091C\u093F\u0937\u094D\u091F\u094D\u0930\u093E\u0930)", "Approver (registrar)"],
  ["COMMITTEE", "\u0938\u092E\u093F\u0924\u093F \u0938\u0926\u0938\u094D\u092F", "Committee member"],
  ["REVENUE_OFFICER", "\u0930\u093E\u091C\u0938\u094D\u0935 \u0905\u0927\u093F\u0915\u0943\u0924", "Revenue officer"],
  ["OFFICE_ADMINISTRATOR", "\u0915\u093E\u0930\u094D\u092F\u093E\u0932\u092F \u092A\u094D\u0930\u0936\u093E\u0938\u0915", "Office administrator"],
  ["SYSTEM_ADMINISTRATOR", "\u092A\u094D\u0930\u0923\u093E\u0932\u0940 \u092A\u094D\u0930\u0936\u093E\u0938\u0915", "System administrator"],
  ["AUDITOR", "\u092A\u0930\u0940\u0915\u094D\u0937\u0923 \u0905\u0927\u093F\u0915\u0943\u0924 (\u0905\u0921\u093F\u091F)", "System auditor"]
]);
var FILING_ROLES = ["APPLICANT", "COMPANY_REPRESENTATIVE", "INTERMEDIARY"];
var REPRESENTING_ROLES = ["APPLICANT", "COMPANY_REPRESENTATIVE", "PARENT_REPRESENTATIVE"];
var APPROVING_ROLES = ["APPROVER_1", "APPROVER_2"];

// shared/domain/src/permissions.ts
var EVERYBODY = roles.keys;
var PERMISSIONS = {
  CHECK_NAME: EVERYBODY,
  SEARCH_COMPANY: EVERYBODY,
  CALCULATE_FINE: EVERYBODY,
  VERIFY_DOCUMENT: EVERYBODY,
  FILE_OWN: FILING_ROLES,
  /** To open a draft, fill it in, upload its documents and answer its remarks: everybody who files, and officers in the processes that they begin themselves. */
  OPEN_DRAFT: [...FILING_ROLES, "OPERATOR"],
  /** To represent companies at all; which ones is a row of the register. */
  REPRESENT: REPRESENTING_ROLES,
  ACT_BY_MANDATE: ["INTERMEDIARY"],
  /** Consent to a group name is the parent company's, given by its representative on that day. */
  DECIDE_GROUP_REQUEST: REPRESENTING_ROLES,
  PAY: FILING_ROLES,
  REQUEST_VERIFIED_DOCUMENT: ["REQUESTER_INTERNAL", "REQUESTER_EXTERNAL"],
  /** Looking at the office's applications; the administrator looks in order to assign the work and decides nothing. */
  VIEW_DESK: ["OPERATOR", "APPROVER_1", "APPROVER_2", "COMMITTEE", "OFFICE_ADMINISTRATOR"],
  /** The lists of applications: of the own office, or for who reads everything of every office. */
  READ_APPLICATION_LISTS: ["OPERATOR", "APPROVER_1", "APPROVER_2", "COMMITTEE", "OFFICE_ADMINISTRATOR", "AUDITOR"],
  CLAIM: ["OPERATOR"],
  /** The saved remarks of a whole office; everybody who works on cases has some of their own. */
  KEEP_OFFICE_REMARKS: [...APPROVING_ROLES, "OFFICE_ADMINISTRATOR"],
  CHECK_FILING: ["OPERATOR"],
  REQUEST_DOCUMENT: ["OPERATOR"],
  SEND_FOR_CORRECTION: ["OPERATOR", "APPROVER_1", "APPROVER_2"],
  SET_PAYABLE: ["OPERATOR"],
  COUNTER_SIGN_PAYABLE: ["APPROVER_1"],
  FORWARD: APPROVING_ROLES,
  DECIDE_LEVEL_ONE: APPROVING_ROLES,
  DECIDE_LEVEL_TWO: ["APPROVER_2"],
  REVOKE: ["APPROVER_2"],
  DECIDE_IN_COMMITTEE: ["COMMITTEE"],
  /** To invite members of the own office's committee to a meeting, and to cancel one. */
  CONVENE_COMMITTEE: APPROVING_ROLES,
  READ_COMMITTEE: [...APPROVING_ROLES, "COMMITTEE", "AUDITOR"],
  VERIFY_VOUCHER: ["REVENUE_OFFICER"],
  /** Payments whose story differs between the portal and the bank. */
  RECONCILE: ["REVENUE_OFFICER"],
  READ_REVENUE: ["REVENUE_OFFICER", "OFFICE_ADMINISTRATOR", "AUDITOR"],
  REFUND: ["REVENUE_OFFICER"],
  COUNTER_SIGN_REFUND: APPROVING_ROLES,
  READ_REFUNDS: ["REVENUE_OFFICER", ...APPROVING_ROLES, "AUDITOR"],
  ASSIGN_WORK: ["OFFICE_ADMINISTRATOR"],
  MANAGE_STAFF: ["OFFICE_ADMINISTRATOR"],
  /** The second pair of eyes over a role above the proposer's own. */
  APPROVE_STAFF_CHANGE: ["OFFICE_ADMINISTRATOR", "SYSTEM_ADMINISTRATOR", "APPROVER_2"],
  VIEW_WORKLOAD: ["OFFICE_ADMINISTRATOR", "APPROVER_1", "APPROVER_2", "AUDITOR"],
  READ_DELIVERIES: ["SYSTEM_ADMINISTRATOR"],
  /** One word of a proposed name, with a remark; never by the person who verified it. */
  LET_NAME_PASS: [...APPROVING_ROLES, "COMMITTEE"],
  READ_WORD_LISTS: ["SYSTEM_ADMINISTRATOR", "APPROVER_2", "AUDITOR"],
  READ_SCHEDULES: ["SYSTEM_ADMINISTRATOR", "APPROVER_2", "AUDITOR", "REVENUE_OFFICER"],
  PROPOSE_CONFIGURATION: ["SYSTEM_ADMINISTRATOR"],
  APPROVE_CONFIGURATION: ["APPROVER_2"],
  READ_AUDIT: ["AUDITOR"],
  READ_EVERYTHING: ["AUDITOR"],
  PIN_QA_RELEASE: ["SYSTEM_ADMINISTRATOR"]
};
var screenCodes = enumeration([
  ["DASHBOARD", "\u0921\u094D\u092F\u093E\u0938\u092C\u094B\u0930\u094D\u0921", "Dashboard"],
  ["PROFILE", "\u092A\u094D\u0930\u094B\u092B\u093E\u0907\u0932", "Profile"],
  ["NOTIFICATION", "\u0938\u0942\u091A\u0928\u093E", "Notifications"],
  ["NAME_RESERVATION", "\u0928\u093E\u092E \u0906\u0930\u0915\u094D\u0937\u0923", "Name reservation"],
  ["MIGRATED_NAME_RESERVATION", "\u092A\u0941\u0930\u093E\u0928\u094B \u092A\u094D\u0930\u0923\u093E\u0932\u0940\u0915\u093E \u0928\u093E\u092E", "Names of the old system"],
  ["GROUP_REQUEST", "\u0938\u092E\u0942\u0939\u0915\u094B \u0928\u093E\u092E\u092E\u093E \u0938\u0939\u092E\u0924\u093F", "Consent to group names"],
  ["COMPANY_REGISTRATION", "\u0915\u092E\u094D\u092A\u0928\u0940 \u0926\u0930\u094D\u0924\u093E", "Company registration"],
  ["NAME_RESERVATION_APPROVAL", "\u0928\u093E\u092E \u0906\u0930\u0915\u094D\u0937\u0923 \u0938\u094D\u0935\u0940\u0915\u0943\u0924\u093F", "Name reservation approval"],
  ["NAME_CHANGE_APPROVAL", "\u0928\u093E\u092E \u092A\u0930\u093F\u0935\u0930\u094D\u0924\u0928 \u0938\u094D\u0935\u0940\u0915\u0943\u0924\u093F", "Name change approval"],
  ["POST_AMENDMENT", "\u0926\u0930\u094D\u0924\u093E\u092A\u091B\u093F\u0915\u093E \u092A\u0930\u093F\u0935\u0930\u094D\u0924\u0928", "Changes after registration"],
  ["POST_AMENDMENT_APPROVAL", "\u0926\u0930\u094D\u0924\u093E\u092A\u091B\u093F\u0915\u093E \u092A\u0930\u093F\u0935\u0930\u094D\u0924\u0928\u0915\u094B \u0938\u094D\u0935\u0940\u0915\u0943\u0924\u093F", "Approval of changes after registration"],
  ["COMPANY_REGISTRATION_APPROVAL", "\u0915\u092E\u094D\u092A\u0928\u0940 \u0926\u0930\u094D\u0924\u093E \u0938\u094D\u0935\u0940\u0915\u0943\u0924\u093F", "Company registration approval"],
  ["TYPE_CHANGE", "\u0915\u092E\u094D\u092A\u0928\u0940\u0915\u094B \u0915\u093F\u0938\u093F\u092E \u092A\u0930\u093F\u0935\u0930\u094D\u0924\u0928", "Company type change"],
  ["DESK", "\u0915\u093E\u0930\u094D\u092F\u0938\u0942\u091A\u0940", "Work queue"],
  ["COMMITTEE", "\u0938\u092E\u093F\u0924\u093F", "Committee"],
  ["STAFF", "\u0915\u0930\u094D\u092E\u091A\u093E\u0930\u0940 \u0935\u094D\u092F\u0935\u0938\u094D\u0925\u093E\u092A\u0928", "Staff"],
  ["AUDIT", "\u0915\u093E\u0930\u092C\u093E\u0939\u0940 \u0905\u092D\u093F\u0932\u0947\u0916 (\u0905\u0921\u093F\u091F)", "Audit log"],
  ["REPRESENTATIVE", "\u0915\u092E\u094D\u092A\u0928\u0940\u0915\u093E \u092A\u094D\u0930\u0924\u093F\u0928\u093F\u0927\u093F", "Company representatives"],
  ["MANDATE", "\u092E\u0927\u094D\u092F\u0938\u094D\u0925\u0915\u0930\u094D\u0924\u093E\u0915\u094B \u0905\u0916\u094D\u0924\u093F\u092F\u093E\u0930\u0940", "Authorisations"],
  ["WORKLOAD", "\u0915\u093E\u0930\u094D\u092F\u092D\u093E\u0930", "Workload"],
  ["STAFF_APPROVAL", "\u0915\u0930\u094D\u092E\u091A\u093E\u0930\u0940 \u092A\u0930\u093F\u0935\u0930\u094D\u0924\u0928 \u0938\u094D\u0935\u0940\u0915\u0943\u0924\u093F", "Staff changes to approve"],
  ["DELIVERY", "\u0938\u0928\u094D\u0926\u0947\u0936 \u0935\u093F\u0924\u0930\u0923", "Message delivery"],
  ["NAME_WORD_LIST", "\u0928\u093E\u092E\u092E\u093E \u092A\u094D\u0930\u092F\u094B\u0917 \u0939\u0941\u0928\u0947 \u0936\u092C\u094D\u0926\u0915\u093E \u0938\u0942\u091A\u0940", "Word lists for names"],
  ["SIGNED_DOCUMENT", "\u0939\u0938\u094D\u0924\u093E\u0915\u094D\u0937\u0930\u093F\u0924 \u0915\u093E\u0917\u091C\u093E\u0924", "Signed documents"],
  ["REJECTED_DOCUMENT", "\u0905\u0938\u094D\u0935\u0940\u0915\u0943\u0924 \u0915\u093E\u0917\u091C\u093E\u0924", "Rejected documents"],
  ["MIGRATED_DOCUMENT", "\u092A\u0941\u0930\u093E\u0928\u094B \u092A\u094D\u0930\u0923\u093E\u0932\u0940\u0915\u093E \u0915\u093E\u0917\u091C\u093E\u0924", "Documents of the old system"],
  ["PAYMENT", "\u092D\u0941\u0915\u094D\u0924\u093E\u0928\u0940", "Payments"],
  ["FINE", "\u091C\u0930\u093F\u092C\u093E\u0928\u093E", "Fines"],
  ["VOUCHER", "\u092D\u0941\u0915\u094D\u0924\u093E\u0928\u0940 \u092D\u094C\u091A\u0930", "Payment vouchers"],
  ["RECONCILIATION", "\u092D\u0941\u0915\u094D\u0924\u093E\u0928\u0940 \u092E\u093F\u0932\u093E\u0928", "Reconciliation"],
  ["REFUND", "\u0930\u0915\u092E \u092B\u093F\u0930\u094D\u0924\u093E", "Refunds"],
  ["REVENUE", "\u0930\u093E\u091C\u0938\u094D\u0935", "Revenue"],
  ["SCHEDULE", "\u0926\u0930, \u092E\u094D\u092F\u093E\u0926 \u0930 \u0938\u0942\u091A\u0940", "Rates, terms and lists"],
  ["QA_PINS", "\u092A\u0930\u0940\u0915\u094D\u0937\u0923 \u0938\u0902\u0938\u094D\u0915\u0930\u0923", "Test releases"]
]);
var OWN_SCREENS = ["DASHBOARD", "PROFILE", "NOTIFICATION"];
var CASE_SCREENS = [...OWN_SCREENS, "DESK", "NAME_RESERVATION_APPROVAL", "NAME_CHANGE_APPROVAL", "POST_AMENDMENT_APPROVAL", "COMPANY_REGISTRATION_APPROVAL"];
var SCREENS = {
  APPLICANT: [...OWN_SCREENS, "NAME_RESERVATION", "COMPANY_REGISTRATION", "POST_AMENDMENT", "PAYMENT", "FINE", "REJECTED_DOCUMENT", "SIGNED_DOCUMENT", "REPRESENTATIVE"],
  COMPANY_REPRESENTATIVE: [...OWN_SCREENS, "NAME_RESERVATION", "COMPANY_REGISTRATION", "POST_AMENDMENT", "PAYMENT", "FINE", "REJECTED_DOCUMENT", "SIGNED_DOCUMENT", "GROUP_REQUEST", "REPRESENTATIVE"],
  INTERMEDIARY: [...OWN_SCREENS, "NAME_RESERVATION", "COMPANY_REGISTRATION", "POST_AMENDMENT", "PAYMENT", "FINE", "REJECTED_DOCUMENT", "MANDATE"],
  PARENT_REPRESENTATIVE: [...OWN_SCREENS, "GROUP_REQUEST", "REPRESENTATIVE"],
  REQUESTER_INTERNAL: OWN_SCREENS,
  REQUESTER_EXTERNAL: OWN_SCREENS,
  OPERATOR: [...CASE_SCREENS, "TYPE_CHANGE", "MIGRATED_DOCUMENT"],
  APPROVER_1: [...CASE_SCREENS, "COMMITTEE", "WORKLOAD", "REFUND"],
  APPROVER_2: [...CASE_SCREENS, "COMMITTEE", "WORKLOAD", "REFUND", "STAFF_APPROVAL", "NAME_WORD_LIST", "SCHEDULE"],
  COMMITTEE: [...CASE_SCREENS, "COMMITTEE"],
  REVENUE_OFFICER: [...OWN_SCREENS, "VOUCHER", "RECONCILIATION", "REFUND", "REVENUE", "SCHEDULE"],
  OFFICE_ADMINISTRATOR: [...OWN_SCREENS, "DESK", "STAFF", "STAFF_APPROVAL", "WORKLOAD", "REVENUE"],
  SYSTEM_ADMINISTRATOR: [...OWN_SCREENS, "STAFF_APPROVAL", "DELIVERY", "NAME_WORD_LIST", "SCHEDULE", "QA_PINS"],
  AUDITOR: [...OWN_SCREENS, "AUDIT", "COMMITTEE", "WORKLOAD", "NAME_RESERVATION_APPROVAL", "NAME_CHANGE_APPROVAL", "POST_AMENDMENT_APPROVAL", "COMPANY_REGISTRATION_APPROVAL", "NAME_WORD_LIST", "REFUND", "REVENUE", "SCHEDULE"]
};
function screensOf(role, { migrated = false } = {}) {
  return migrated && FILING_ROLES.includes(role) ? [...SCREENS[role], "MIGRATED_NAME_RESERVATION", "MIGRATED_DOCUMENT"] : SCREENS[role];
}

// shared/testing/src/conformance/visitor.ts
var nobody = { role: null, screenCodes: [] };
var everyone = roles.keys.flatMap((role) => {
  const moved = screensOf(role, { migrated: true });
  const own = screensOf(role);
  return moved.length === own.length ? [{ role, screenCodes: own }] : [{ role, screenCodes: own }, { role, screenCodes: moved }];
});
var opens = ({ screenCodes: screenCodes2 }, codes) => codes.some((code) => screenCodes2.includes(code));
function visitorOf(route, role) {
  if (route.auth === "public") return nobody;
  return everyone.find((visitor) => (role === void 0 || visitor.role === role) && opens(visitor, route.screenCodes ?? []));
}

// shared/testing/src/conformance/samples.ts
var call = z2.string().regex(/^(?:GET|POST|PUT|PATCH|DELETE) \/\S+$/, "is not a method and an address, such as \u201CGET /external/api/office\u201D");
var samplesSchema = z2.strictObject({
  /** By the path of a route: addresses of it, or one with the role that sees it filled in. */
  visits: z2.record(z2.string(), z2.array(z2.union([z2.string(), z2.strictObject({ address: z2.string(), role: z2.string() })])).min(1)).default({}),
  /** By the call: `data` of the gateway's answer. The schema of each is that of the call; comparisons/sample-answers.test.ts holds them to it. */
  answers: z2.record(call, z2.json()).default({}),
  /** By the call: the status of a refusal. */
  refusals: z2.record(call, z2.int().min(400).max(599)).default({})
});
var NO_SAMPLES = { visits: {}, answers: {}, refusals: {} };
function readSamples(file) {
  if (!existsSync4(file)) return { samples: NO_SAMPLES, problems: [] };
  try {
    const read = samplesSchema.safeParse(JSON.parse(readFileSync3(file, "utf8")));
    if (read.success) return { samples: read.data, problems: [] };
    return { samples: NO_SAMPLES, problems: read.error.issues.map(({ path, message }) => `conformance.json: ${path.join(".")} ${message}`) };
  } catch (error) {
    return { samples: NO_SAMPLES, problems: [`conformance.json: ${String(error)}`] };
  }
}
var needsSample = (path) => /[:*]/.test(path);
function isAddressOf(pattern, address) {
  const source = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\/\*$/, "/.+").replaceAll(/:\w+/g, "[^/]+");
  return new RegExp(`^${source}$`).test(address.replace(/[?#].*$/, ""));
}
function visitsOfRoute(route, samples) {
  const { path } = route;
  const sampled = samples.visits[path] ?? (needsSample(path) ? [] : [path]);
  if (sampled.length === 0) return [`${path}: has no sample. Write an address of it into visits of conformance.json, beside routes.json.`];
  return sampled.map((sample) => {
    const { address, role } = typeof sample === "string" ? { address: sample, role: void 0 } : sample;
    if (!isAddressOf(path, address)) return `${path}: the sample ${address} in conformance.json is no address of it`;
    const visitor = visitorOf(route, role);
    return visitor === void 0 ? `${path}: the module list of ${role ?? "no role"} has none of ${route.screenCodes?.join(", ") ?? ""}` : { path, address, visitor };
  });
}
function visitsOf(routes, samples) {
  const all = routes.flatMap((route) => visitsOfRoute(route, samples));
  const paths = new Set(routes.map(({ path }) => path));
  const foreign = Object.keys(samples.visits).filter((path) => !paths.has(path));
  return {
    visits: all.filter((visit) => typeof visit !== "string"),
    problems: [...all.filter((problem) => typeof problem === "string"), ...foreign.map((path) => `conformance.json: visits.${path} is no route of routes.json`)]
  };
}

// shared/testing/src/conformance/watch-leftovers.ts
function watchLeftovers() {
  const timers = /* @__PURE__ */ new Map();
  const caller = () => new Error().stack?.split("\n").slice(3, 6).map((line) => line.trim()).join(" ") ?? "";
  const heard = /* @__PURE__ */ new Map();
  const listenersOf = (target, type) => {
    const types = heard.get(target) ?? /* @__PURE__ */ new Map();
    heard.set(target, types);
    const listeners = types.get(type) ?? /* @__PURE__ */ new Set();
    types.set(type, listeners);
    return listeners;
  };
  const isShared = (target) => target === window || target === document || target === document.body;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function(type, listener, options) {
    const passing = typeof options === "object" && (options.once === true || options.signal !== void 0);
    if (listener !== null && !passing && isShared(this)) listenersOf(this, type).add(listener);
    return add.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function(type, listener, options) {
    if (isShared(this)) listenersOf(this, type).delete(listener);
    return remove.call(this, type, listener, options);
  };
  const { setTimeout: later, clearTimeout: forget, setInterval: repeat, clearInterval: stop } = window;
  Object.assign(window, {
    setTimeout: (handler, delay, ...rest) => {
      const run = () => {
        timers.delete(id);
        handler(...rest);
      };
      const id = later.call(window, run, delay);
      timers.set(id, caller());
      return id;
    },
    clearTimeout: (id) => {
      timers.delete(id);
      forget.call(window, id);
    },
    setInterval: (handler, delay, ...rest) => {
      const id = repeat.call(window, () => handler(...rest), delay);
      timers.set(id, caller());
      return id;
    },
    clearInterval: (id) => {
      timers.delete(id);
      stop.call(window, id);
    },
    leftovers: () => {
      const listeners = {};
      for (const types of heard.values()) {
        for (const [type, set] of types) listeners[type] = (listeners[type] ?? 0) + set.size;
      }
      return { listeners, timers: Object.fromEntries([...timers].map(([id, place]) => [String(id), place])) };
    }
  });
}

// shared/testing/src/conformance/conformance.ts
var SETTLING_MS = 4e3;
var AT_ONCE = 2;
var ADVICE_OF_BROWSER = /* @__PURE__ */ new Set(["debug", "verbose"]);
async function leftoversAfter(page, before) {
  const deadline = Date.now() + SETTLING_MS;
  for (; ; ) {
    const problems = leftoverProblems(before, await page.evaluate(() => window.leftovers()));
    if (problems.length === 0 || Date.now() > deadline) return problems;
    await page.waitForTimeout(100);
  }
}
async function checkVisit(page, { address, visitor }, complaints) {
  const heard = complaints.length;
  const place = { address, visitor };
  const mount = (line) => page.evaluate(([to, how]) => window.conformance.mount(to, how), [place, line]);
  const unmount = () => page.evaluate(() => window.conformance.unmount());
  const first = [...(await mount("down")).map((problem) => `${problem} while the gateway is down`), ...await unmount()];
  const before = await page.evaluate(() => window.leftovers());
  const second = await mount("answering");
  const flipped = await page.evaluate(() => window.conformance.flipLanguage());
  const gone = await unmount();
  const aborted = await page.evaluate((to) => window.conformance.abortWhileLoading(to), place);
  const left = await leftoversAfter(page, before);
  return [.../* @__PURE__ */ new Set([...first, ...second, ...flipped, ...gone, ...aborted, ...left, ...complaints.slice(heard)])].map((problem) => `${address}: ${problem}`);
}
async function openPortal(browser, remote, base, { shellDist, pageScript }) {
  const context = await browser.newContext({ locale: "en-GB", timezoneId: "Asia/Kathmandu", bypassCSP: true, reducedMotion: "reduce" });
  await servePortal(context, { shellDist, remoteDist: remote.dist, remoteBase: base });
  const page = await context.newPage();
  await page.addInitScript(watchLeftovers);
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => (window.__FEDERATION__?.__INSTANCES__.length ?? 0) > 0 && document.querySelector('main[data-guard="not-found"][aria-busy="false"]') !== null);
  await page.addScriptTag({ content: pageScript });
  return page;
}
async function checkInBrowser(browser, remote, visits, samples, parts) {
  const base = `/remotes/${remote.name}/${remote.version}/`;
  const page = await openPortal(browser, remote, base, parts);
  try {
    const complaints = [];
    page.on("console", (message) => {
      if (!ADVICE_OF_BROWSER.has(message.type())) complaints.push(`writes to the console: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`throws past every boundary: ${error.message}`));
    const loading = await page.evaluate(([name, address]) => window.conformance.load(name, address), [remote.name, base]);
    if (loading.length > 0) return loading;
    await page.evaluate((text) => window.conformance.bringSamples(text), JSON.stringify(samples));
    const problems = [...requiresProblems(remote.requires, await page.evaluate(() => window.conformance.provided())), ...complaints];
    for (const visit of visits) problems.push(...await checkVisit(page, visit, complaints));
    return problems;
  } finally {
    await page.context().close();
  }
}
async function checkRemote(browser, { name, dist, samples: file }, parts) {
  const begun = performance.now();
  const outcome = (problems2, addresses = 0) => ({ name, problems: problems2, addresses, seconds: (performance.now() - begun) / 1e3 });
  const { remote, problems } = readBuilt(name, dist);
  if (remote === null) return outcome(problems);
  const { samples, problems: unreadable } = readSamples(file);
  if (unreadable.length > 0) return outcome([...problems, ...unreadable]);
  const { visits, problems: unvisited } = visitsOf(remote.routes.routes, samples);
  return outcome([...problems, ...unvisited, ...await checkInBrowser(browser, remote, visits, samples, parts)], visits.length);
}
async function checkRemotes(builds, parts, told) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox", "--disable-gpu"] });
  const waiting = [...builds];
  const outcomes = [];
  const worker = async () => {
    for (let build = waiting.shift(); build !== void 0; build = waiting.shift()) {
      const outcome = await checkRemote(browser, build, parts);
      outcomes.push(outcome);
      told(outcome);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    await browser.close();
  }
  return outcomes;
}
export {
  checkRemotes
};
