/** The unique key of a username: accounts never differ only by case or Unicode form. */
export function usernameKeyOf(username: string): string {
  return spacesAsHyphens(username.normalize('NFKC').trim()).toLowerCase()
}

/** Usernames contain no spaces. A typed space, at registration or sign-in, means a hyphen. */
export function spacesAsHyphens(username: string): string {
  return username.replace(/ +/g, '-')
}

/** The unique key of an email address. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
