import 'server-only'
import { trimEndWhile } from '@/lib/shared/trim-end-while'

// From the lists of leaked passwords that are tried first everywhere, and what they become in Danish. Compared without
// case and without what is hung on at the end.
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 111111 000000 123123 123321 112233 654321 666666 696969
  121212 987654321 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwe123 qweasd qwerty qwertyuiop qwerty123 asdfgh asdfghjkl
  zxcvbn zxcvbnm abc123 abcdef abcd1234 a1b2c3 aa123456 password password1 passw0rd p@ssw0rd p@ssword pass1234
  letmein welcome welcome1 login admin admin1 admin123 administrator root toor master hello iloveyou princess
  sunshine shadow monkey dragon football baseball superman batman michael jordan ashley charlie daniel jessica
  thomas trustno1 starwars whatever freedom secret changeme default guest test test123 testtest qazwsx
  adgangskode kodeord hemmelig hemmeligt velkommen danmark kobenhavn københavn aarhus odense fodbold sommer vinter
  efterår forår mormor morfar farmor farfar skattepige skatter solskin elskerdig jegelskerdig mindelund mindeside
  gravsten forhandler produktion administration sommerferie brondby brøndby kage123 hund1234`.split(/\s+/),
)

/** True for passwords that a guesser tries first. Asked of administrators only: they hold everybody's keys. */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  if (new Set(typed).size < 3) return true
  return common.has(typed) || common.has(trimEndWhile(typed, /[\d!?.#*_-]/))
}
