declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
declare module '*.css';
/** Files that are offered as they are: the address they are served at. */
declare module '*.ttf' {
  const address: string;
  export default address;
}
declare module '*/LICENSE_FONT' {
  const address: string;
  export default address;
}
declare module '*.webm' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.vtt' {
  const address: string;
  export default address;
}
