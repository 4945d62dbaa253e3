/** Where consumers complain about a purchase. Source: forbrugerklageloven, naevneneshus.dk. */
export const complaintBody = {
  name: 'Mæglingsteamet for Forbrugerklager (tidligere Center for Klageløsning)',
  address: 'Nævnenes Hus, Toldboden 2, 8800 Viborg',
  host: 'naevneneshus.dk',
} as const

/** The sentence in the files that go with a confirmation. */
export function complaintText(email: string): string {
  const { name, address, host } = complaintBody
  return `Skriv først til ${email}. Finder vi ikke en løsning, kan du klage over købet til ${name}, ${address}. Klagen sendes på ${host}.`
}
