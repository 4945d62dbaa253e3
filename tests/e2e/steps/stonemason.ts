import { randomInt } from 'node:crypto'
import { somebody } from './family'

const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1]

/** A unique company, by the labels of its form. */
export function someStonemason() {
  const { username, email } = somebody()
  const companyName = `Stenhuggeri ${username}`
  return {
    companyName,
    email,
    cvr: someCvr(),
    fields: {
      Virksomhed: companyName,
      Kontaktperson: 'Åse Rold',
      Mailadresse: email,
      Telefon: '98123456',
      Adresse: 'Skovvej 8',
      Postnummer: '9510',
      By: 'Arden',
    },
  }
}

/** A number that passes the modulus 11 check, from an unassigned range. */
function someCvr(): string {
  for (;;) {
    const drawn = String(randomInt(90_000_000, 100_000_000))
    if (WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(drawn[place]), 0) % 11 === 0) return drawn
  }
}
