import { accountSetupDays, passwordResetMs, signInMs } from '@/lib/domain/accounts/link-times'
import { retentionDays } from '@/lib/domain/legal/retention'
import { daysInWords } from '@/lib/shared/number-words'
import { confirmationMs } from '@/lib/shared/session-times'
import { waitInWords } from '@/lib/shared/wait-in-words'

/** Those of the specification (§2, §8) are verbatim. */
export const accountsCopy = {
  /** The same whether or not the address is known. */
  resetRequested: `Hvis der er en konto med den mailadresse, har vi sendt et link til at vælge en ny adgangskode. Det virker i ${waitInWords(passwordResetMs)}. Se også efter i mappen med uønsket post.`,
  linkRequested: `Vi har sendt en mail med et link til den adresse, du skrev. Det virker i ${daysInWords(accountSetupDays)}. Se også efter i mappen med uønsket post.`,
  registrationNeedsCode: {
    title: 'Registrering kun med QR-kode',
    text: 'Af sikkerhedsmæssige årsager kan du kun oprette en konto ved at scanne en QR-kode fra en af vores forhandlere.',
    redirecting: 'Du omdirigeres til informationssiden...',
  },
  termsNotAccepted: 'Sæt kryds ved, at du har læst betingelserne, før du opretter kontoen.',
  invitationsClosed: {
    title: 'Her er lukket',
    text: 'Der kan ikke oprettes konti her lige nu. En konto begynder med koden på stenen.',
  },
  /** By the reason why a mailed link does not work. */
  deadResetLink: {
    TOKEN_USED: {
      title: 'Linket er allerede brugt',
      text: 'Log ind med den adgangskode, du valgte. Er den glemt, så skriv din mailadresse, og vi sender et nyt link.',
    },
    TOKEN_EXPIRED: {
      title: 'Linket er udløbet',
      // 2 of 2 kept by: lib/domain/accounts/commands/send-password-reset.test.ts
      // 2 of 2 kept by: lib/domain/accounts/commands/send-setup-link.test.ts
      text: `Et link til en ny adgangskode virker i ${waitInWords(passwordResetMs)}. Skriv din mailadresse, så sender vi et nyt med det samme.`,
    },
    TOKEN_UNKNOWN: {
      title: 'Linket kan ikke bruges',
      text: 'Måske kom hele linket ikke med fra mailen. Skriv din mailadresse, så sender vi et nyt.',
    },
  },
  deadSetupLink: {
    TOKEN_USED: {
      title: 'Linket er allerede brugt',
      text: 'Kontoen er oprettet. Log ind med det brugernavn og den adgangskode, du valgte.',
    },
    TOKEN_EXPIRED: {
      title: 'Linket er udløbet',
      // 2 of 2 kept by: lib/domain/accounts/commands/send-password-reset.test.ts
      // 2 of 2 kept by: lib/domain/accounts/commands/send-setup-link.test.ts
      text: `Et link til at oprette en konto virker i ${daysInWords(accountSetupDays)}. Skriv din mailadresse, så sender vi et nyt med det samme.`,
    },
    TOKEN_UNKNOWN: {
      title: 'Linket kan ikke bruges',
      text: 'Måske kom hele linket ikke med fra mailen. Skriv koden og din mailadresse, så sender vi et nyt.',
    },
  },
  /** The page opened by a sign-in code from another screen, when the code does not work. */
  signInCode: {
    TOKEN_UNKNOWN: 'Vi kender ikke koden.',
    // 2 of 2 kept by: lib/domain/accounts/commands/sign-in-by-link.test.ts
    // 2 of 2 kept by: lib/domain/accounts/commands/prove-second-factor.test.ts
    TOKEN_USED: 'Koden er allerede brugt. Den virker kun én gang.',
    TOKEN_EXPIRED: `Koden er udløbet. Den virker i ${waitInWords(signInMs)}.`,
  },
  /** The page behind a link to a new mail address, by the reason why it does not open. */
  emailLink: {
    TOKEN_UNKNOWN: 'Linket kan ikke bruges. Måske kom hele linket ikke med fra mailen.',
    TOKEN_USED: 'Linket er allerede brugt.',
    TOKEN_EXPIRED: 'Linket gælder ikke længere.',
    EMAIL_TAKEN: 'En anden konto bruger allerede den adresse.',
  },
  sessionExpired: 'Du er blevet logget ud',
  /** Advice, not a refusal: families may keep it. */
  commonPassword: 'Den adgangskode er en af dem, der oftest bliver gættet. Vælg gerne en anden.',
  failures: {
    title: 'Mislykkede forsøg på at logge ind',
    none: `Der har ikke været nogen de seneste ${retentionDays.signInFailure} dage.`,
    some: 'Har du selv tastet forkert, skal du ikke gøre noget. Kender du ikke til dem, så vælg en ny adgangskode.',
    kind: { password: 'Forkert adgangskode', second_factor: 'Forkert engangskode' },
  },
  codeStep: {
    title: 'Skriv din engangskode',
    intro: 'Åbn appen med engangskoder på din telefon, og skriv de seks cifre, den viser for denne konto.',
    recoveryTitle: 'Skriv en nødkode',
    // 2 of 2 kept by: lib/domain/accounts/commands/sign-in-by-link.test.ts
    // 2 of 2 kept by: lib/domain/accounts/commands/prove-second-factor.test.ts
    recoveryIntro: 'Brug en af dem, du gemte, da du slog engangskoder til. Den virker kun én gang.',
    lost: 'Har du hverken telefonen eller en nødkode, så bed en anden administrator om at nulstille dine engangskoder.',
  },
  setUp: {
    title: 'Slå engangskoder til',
    intro:
      'Din konto giver adgang til andres oplysninger. Derfor logger du ind med både din adgangskode og en kode fra en app.',
    introAgain:
      'Sådan flytter du dine engangskoder til en anden app eller telefon. Den gamle virker, til du er færdig.',
  },
  recovery: {
    title: 'Nye nødkoder',
    // 2 of 2 kept by: lib/domain/accounts/commands/replace-recovery-codes.test.ts
    intro: 'De ti nødkoder her erstatter dem, du har, når du trykker på knappen. Vi viser dem kun her.',
  },
  newPassword: {
    title: 'Vælg en anden adgangskode',
    intro:
      'Den, du har, er en af dem, der oftest bliver gættet, og din konto giver adgang til andres oplysninger. Vælg en ny, så er du videre.',
  },
  confirm: {
    title: 'Bekræft med din adgangskode',
    onPage:
      'Det, du er i gang med, kræver din adgangskode. Bagefter kommer du tilbage, og det, du skrev, står der endnu.',
    inDialog: `Det, du er i gang med, kræver din adgangskode. Så spørger vi ikke igen de næste ${waitInWords(confirmationMs)}.`,
  },
} as const

/**
 * What each version of the terms changed, shown to accounts that accepted an earlier one. A new version adds its
 * sentence.
 */
export const termsChanges: Readonly<Record<string, string>> = {
  '6': 'Nyt er, at du kan skrive om dit eget liv på en side, som en anden, du vælger, kan lukke op efter din død.',
  '5': 'Det er kun ord, der er ændret. Stedet, hvor du siger op og fortryder, hedder nu »Sidernes planer«, og en bestilling tager du tilbage på dens egen side.',
  // 1 of 5 no promise: tells what an earlier version of the terms changed
  '4': 'Nyt er, hvor meget plads sider uden QR-kode deler, og at vi sletter en kladde, som ingen har brugt i et år, når vi har skrevet til dig to gange. Nyt er også, hvornår en plan begynder, og hvad du betaler for de dage, du har haft en plan, du fortryder. Desuden står der, hvordan du bestiller, og at du og vi sammen har ansvaret for det, der står om andre på siden. Og nyt er, hvad Livstid er, at en gravering kan fortrydes, og at du fortæller os, når en kode er kommet. Lukker vi din konto, trækker vi ikke flere beløb, og betalt tid, du ikke får, betaler vi tilbage.',
  '3': 'Nyt er, hvordan Premium, Livstid og bestillinger betales, og hvor du siger op og fortryder et køb.',
}

export const usernameTaken = 'Brugernavnet er allerede i brug. Vælg et andet.'
export const readTermsAgain = 'Hent siden igen, og læs betingelserne.'
export const writeEmail = 'Skriv en mailadresse som navn@eksempel.dk.'
export const writePlainName =
  'Før @ må der kun stå bogstaver fra a til z, tal og tegn som punktum og bindestreg. Skriv en anden af dine mailadresser.'
export const haveAccount = 'Har du allerede en konto?'
/** Why the form asks for the password again. */
export const whyPassword = 'Så vi ved, at det er dig, der beder om det.'
export const passwordChanged = {
  title: 'Din adgangskode er ændret',
  description: 'Du er logget ud på alle andre enheder.',
}
