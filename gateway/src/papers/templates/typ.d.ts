/** A typst template is its text: the build and Jest both read it so. */
declare module '*.typ' {
  const text: string;
  export default text;
}
