/** A Danish number as it is read aloud, in pairs: '75 58 12 34', '+45 75 58 12 34'. Every other stays as it is. */
export function formatPhone(phone: string): string {
  return /^(\+45)?\d{8}$/.test(phone) ? phone.replace(/(\+45|\d\d)(?=\d)/g, '$1\u00a0') : phone
}
