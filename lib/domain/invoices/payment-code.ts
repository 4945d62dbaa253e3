/**
 * The digits a buyer writes on a bank transfer: the invoice's number and a check digit by modulus 10 with weights 2 and
 * 1 from the right (ISO/IEC 7812-1 annex B), so that a mistyped digit or a swapped pair is noticed.
 */
export function checkedPaymentCode(number: number): string {
  return `${number}${checkDigit(String(number))}`
}

/** Whether the last digit is the check digit of the others. */
export function isPaymentCode(digits: string): boolean {
  return /^\d{5,15}$/.test(digits) && checkDigit(digits.slice(0, -1)) === digits.at(-1)
}

function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
