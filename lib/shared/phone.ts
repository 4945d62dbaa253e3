/** A Danish number in pairs, as it is read aloud: '75 58 12 34', '+45 75 58 12 34'. Others are returned unchanged. */
export function formatPhone(phone: string): string {
  return /^(\+45)?\d{8}$/.test(phone) ? phone.replace(/(\+45|\d\d)(?=\d)/g, '$1\u00a0') : phone
}
