/** Under this key a username is unique: two accounts never differ by case or by the way a letter is encoded. */
export function usernameKeyOf(username: string): string {
  return spacesAsHyphens(username.normalize('NFKC').trim()).toLowerCase()
}

/** No username holds a space. What is typed with one, to have the name or to sign in with it, means a hyphen. */
export function spacesAsHyphens(username: string): string {
  return username.replace(/ +/g, '-')
}

/** Under this key an email is unique. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
