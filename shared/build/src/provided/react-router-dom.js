/**
 * The part of react-router-dom that remotes are given. A shared package cannot be shaken at run time, and the rest of
 * the router (server rendering, forms, its own data components) is a third of the shell's first load. A remote that
 * imports another name fails its build with a message that points here; adding a name is a minor contract change.
 */
export {
  createBrowserRouter,
  createSearchParams,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
