/** Who is answered where, on /terms and /contact: Regulation (EU) 2022/2065, articles 11 and 12. */
export const contactPointTexts = {
  // kept by: docs/operations.md
  users: 'Det er et menneske, der læser og svarer, ikke en maskine.',
  authorities:
    'Medlemsstaternes myndigheder, Kommissionen og Det Europæiske Råd for Digitale Tjenester skriver direkte til',
  // kept by: docs/operations.md
  languages: 'Du kan skrive på dansk eller engelsk.',
} as const
