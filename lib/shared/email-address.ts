import punycode from 'punycode.js'

/**
 * An address as people read it, with the letters of its domain in lower case: 'ven@ærø.dk', also for
 * 'ven@xn--r-3fa9c.dk'. Addresses in ASCII and other texts are returned unchanged.
 */
export function readableEmail(email: string): string {
  return withDomain(email, punycode.toUnicode)
}

/** The same address as servers write it, with the domain in ASCII (RFC 5890). */
export function asciiEmail(email: string): string {
  return withDomain(email, (domain) => domain)
}

/** A search in which domains are written as addresses are stored. */
export function readableSearch(search: string): string {
  return search.replace(/\S+/g, (word) => {
    if (!/xn--/i.test(word)) return word
    return word.includes('@') ? readableEmail(word) : readableEmail(`@${word}`).slice(1)
  })
}

function withDomain(email: string, write: (ascii: string) => string): string {
  const start = email.lastIndexOf('@') + 1
  const ascii = start === 0 ? null : asciiDomain(email.slice(start))
  return ascii === null ? email : email.slice(0, start) + write(ascii)
}

/**
 * Null when it is no domain, or one without other letters. The address parser maps letters and checks them (UTS 46), in
 * browsers too.
 */
function asciiDomain(domain: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return null
  if (/^[\w.-]+$/.test(domain) && !/xn--/i.test(domain)) return null
  if (!URL.canParse(`http://${domain}`)) return null
  const { hostname } = new URL(`http://${domain}`)
  // 'xn--a-' would read as 'a', which is another domain.
  return punycode.toASCII(punycode.toUnicode(hostname)) === hostname ? hostname : null
}
