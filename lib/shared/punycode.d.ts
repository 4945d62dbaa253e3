// The package has no types of its own.
declare module 'punycode.js' {
  export function toUnicode(domain: string): string
}
