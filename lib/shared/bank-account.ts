/** A Danish account: four digits of the bank, ten of the account, and both as IBAN (ISO 13616). */
export type BankAccount = { registration: string; account: string; iban: string }

/** Reads '1234 0001234567': four digits, then six to ten. Throws a RangeError for anything else. */
export function bankAccountOf(text: string): BankAccount {
  const [, registration, number] = /^(\d{4})[ -]?(\d{6,10})$/.exec(text.trim()) ?? []
  if (!registration || !number) throw new RangeError('Not a Danish account number')
  const account = number.padStart(10, '0')
  const bban = registration + account
  // ISO 7064 modulus 97-10 over the account, 'DK' as 1320, and 00.
  const check = 98n - (BigInt(`${bban}132000`) % 97n)
  return { registration, account, iban: `DK${String(check).padStart(2, '0')}${bban}` }
}

/** 'DK50 0040 0440 1162 43'. */
export const formatIban = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
