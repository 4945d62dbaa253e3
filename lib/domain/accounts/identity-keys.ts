/** Under this key a username is unique: two accounts never differ by case or by the way a letter is encoded. */
export function usernameKeyOf(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

/** Under this key an email is unique. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
