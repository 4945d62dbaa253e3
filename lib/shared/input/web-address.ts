import { cleanLine } from '@/lib/shared/input/clean-text'
import { boundedText } from '@/lib/shared/input/typed-text'

/**
 * The address of a page on the internet, at most 200 characters; https is added when the scheme is missing. Empty is
 * null. `isAllowed` refuses more than what is no address.
 */
export function webAddress(sentence: string, isAllowed: (url: URL) => boolean = () => true) {
  const isAddress = (text: string) => {
    if (text === '') return true
    const url = URL.canParse(text) ? new URL(text) : null
    const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === ''
    return isWeb && isAllowed(url)
  }
  return boundedText(200, { missing: sentence, tooLong: sentence })
    .nullable()
    .transform((text) => cleanLine(text ?? ''))
    .transform((text) => (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
    .pipe(boundedText(200, { tooLong: sentence }).refine(isAddress, sentence))
    .transform((text) => text || null)
}

/** For links to strangers' pages: encrypted, and at a host with a name and the usual port. */
export const isSecureHost = ({ protocol, hostname, port, password }: URL) =>
  protocol === 'https:' && port === '' && password === '' && /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(hostname)
