/**
 * Styles and pictures have no meaning on jsdom: a class is named as the rule that asks for it, an address is `asset`.
 */
const asText = () => 'asset';
module.exports = new Proxy(
  {},
  {
    get(_, key) {
      if (key === '__esModule') return false;
      return key === Symbol.toPrimitive || key === 'toString' ? asText : String(key);
    },
  },
);
