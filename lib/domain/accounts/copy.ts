/** Danish sentences about accounts. Those of the specification (§2, §8) are to the letter. */
export const accountsCopy = {
  /** The same whether or not the address is known. */
  resetRequested:
    'Hvis der er en konto med den mailadresse, har vi sendt et link til at vælge en ny adgangskode. Det virker i en time. Se også efter i mappen med uønsket post.',
  linkRequested:
    'Vi har sendt en mail med et link til den adresse, du skrev. Det virker i syv dage. Se også efter i mappen med uønsket post.',
  registrationNeedsCode: {
    title: 'Registrering kun med QR-kode',
    text: 'Af sikkerhedsmæssige årsager kan du kun oprette en konto ved at scanne en QR-kode fra en af vores forhandlere.',
    redirecting: 'Du omdirigeres til informationssiden...',
  },
  sessionExpired: 'Din session er udløbet',
} as const
