import { readableEmail } from '@/lib/shared/email-address'

/** The unique key of a username: accounts never differ only by case or Unicode form. */
export function usernameKeyOf(username: string): string {
  return spacesAsHyphens(username.normalize('NFKC').trim()).toLowerCase()
}

/** Usernames contain no spaces. A typed space, at registration or sign-in, means a hyphen. */
export function spacesAsHyphens(username: string): string {
  return username.replace(/ +/g, '-')
}

/** The unique key of an email address, the same for 'ven@ærø.dk' and 'ven@xn--r-3fa9c.dk'. */
export function emailKeyOf(email: string): string {
  return readableEmail(email.normalize('NFKC').trim()).toLowerCase()
}
