// The package has no types of its own. By its default export it is the same as a script and as a module.
declare module 'punycode.js' {
  const punycode: { toUnicode: (domain: string) => string; toASCII: (domain: string) => string }
  export default punycode
}
