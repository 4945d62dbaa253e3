import 'server-only'
import { accountsCopy, usernameTaken } from '@/lib/domain/accounts/copy'
import { defineErrors } from '@/lib/server/errors'

export class AccountError extends defineErrors({
  WRONG_CREDENTIALS: [401, 'Brugernavn eller adgangskode er forkert.'],
  ACCOUNT_DISABLED: [403, 'Kontoen er lukket.{why} Skriv til {contact}, hvis det er en fejl.'],
  USERNAME_TAKEN: [409, usernameTaken],
  EMAIL_TAKEN: [
    409,
    'Der findes allerede en konto med den mailadresse. Log ind i stedet, eller bed om en ny adgangskode.',
  ],
  REGISTRATION_NEEDS_CODE: [403, accountsCopy.registrationNeedsCode.text],
  EMAIL_CONFIRMED: [409, 'Din mailadresse er allerede bekræftet.'],
  PASSWORD_TOO_COMMON: [400, 'Den adgangskode er for let at gætte. Vælg en længere, som kun du kender.'],
  ONE_TIME_CODE_WRONG: [403, 'Koden er forkert eller allerede brugt. Vent på den næste i appen, og prøv igen.'],
  RECOVERY_CODE_WRONG: [403, 'Nødkoden er forkert eller allerede brugt. Prøv en af de andre.'],
  SECOND_FACTOR_NEEDED: [403, 'Kontoen kræver en engangskode. Log ind fra siden »Log ind«.'],
  WRONG_PASSWORD: [403, 'Adgangskoden er forkert. Prøv igen.'],
  TERMS_NOT_ACCEPTED: [400, accountsCopy.termsNotAccepted],
  TERMS_CHANGED: [409, 'Betingelserne er ændret imens. Hent siden igen, og læs dem, før du siger ja.'],
  INVITATION_WRONG: [403, 'Invitationen passer ikke. Se efter, om alle tegn er rigtige.'],
  INVITATIONS_CLOSED: [403, accountsCopy.invitationsClosed.text],
  LAST_ADMINISTRATOR: [409, 'Der skal være mindst én administrator. Gør en anden til administrator først.'],
  TOKEN_UNKNOWN: [404, 'Linket kan ikke bruges. Bed om et nyt.'],
  TOKEN_USED: [410, 'Linket er allerede brugt. Bed om et nyt, hvis du har brug for det.'],
  TOKEN_EXPIRED: [410, 'Linket er udløbet. Bed om et nyt.'],
}) {}
