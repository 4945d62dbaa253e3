/** Sentences shared by scripts/server, which cannot import TypeScript, and the application. */
export const frontSentences = {
  notFound: 'Det, du leder efter, findes ikke, eller også har du ikke adgang til det.',
  unreadable: 'Vi kunne ikke læse det, der blev sendt. Prøv igen.',
  busy: 'Der kommer meget ind på én gang lige nu. Vent et øjeblik, og prøv igen.',
  away: 'Vi kan ikke gemme eller hente noget lige nu. Det, der allerede er gemt, er i behold. Prøv igen om lidt.',
  nothingSentHere: 'Her kan der ikke sendes noget. Gå tilbage, og prøv igen.',
}
