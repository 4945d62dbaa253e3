import { z } from 'zod'
import { accountsCopy, readTermsAgain, writeEmail, writePlainName } from '@/lib/domain/accounts/copy'
import { activationCodeInput, textCodeInput } from '@/lib/domain/qr-codes/schema'
import type { SignInStep } from '@/lib/shared/actor'
import { hasLink, nameOnly } from '@/lib/shared/count-links'
import { asciiEmail, readableEmail } from '@/lib/shared/email-address'
import { spacesAsHyphens } from '@/lib/shared/identity-keys'
import { cleanLine } from '@/lib/shared/input/clean-text'
import { tick } from '@/lib/shared/input/tick'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

/** Enough for any passphrase, and bounds the cost of hashing. */
const longestPassword = 200

/** One line of text, without invisible characters, line breaks or repeated spaces. */
const line = (most: number, what: string, tidy = cleanLine) =>
  typedText(most, tidy, { missing: 'Udfyld feltet.', tooLong: `${what} må højst være ${most} tegn.` })

/** Spaces become hyphens, because people type their name: 'Karen Holm' becomes 'Karen-Holm'. */
export const usernameField = line(60, 'Brugernavnet', (text) => spacesAsHyphens(cleanLine(text).normalize('NFKC')))
  .min(2, 'Brugernavnet skal være mindst 2 tegn.')
  // No @, so that a sign-in name is unambiguously a username or an email.
  .regex(/^[\p{Script=Latin}0-9._-]+$/u, 'Brug bogstaver, tal, punktum, bindestreg og understreg.')
  .regex(/^[\p{Script=Latin}0-9]/u, 'Brugernavnet skal begynde med et bogstav eller et tal.')

/** A name is mailed to strangers, as in an invitation, and mail programs make links of addresses. */
export const fullNameField = line(120, 'Navnet')
  .min(2, 'Skriv dit navn.')
  .refine((name) => !hasLink(name), nameOnly)

/** Stored as `readableEmail` writes it. Before the @ there are only ASCII letters: few mail servers accept others. */
export const emailField = line(254, 'Mailadressen', (text) => readableEmail(cleanLine(text).normalize('NFKC')))
  .refine((email) => /^\p{ASCII}*$/u.test(email.slice(0, email.lastIndexOf('@') + 1)), {
    error: writePlainName,
    abort: true,
  })
  .refine((email) => z.email().max(254).safeParse(asciiEmail(email)).success, writeEmail)

export const passwordField = boundedText(longestPassword, {
  missing: 'Skriv en adgangskode.',
  tooLong: `Adgangskoden må højst være ${longestPassword} tegn.`,
}).min(6, 'Adgangskode skal være mindst 6 tegn.')

export const loginInput = z.object({
  username: line(254, 'Brugernavn eller email').min(2, 'Brugernavn eller email skal være mindst 2 tegn.'),
  password: passwordField,
  /** The second factor of staff, for callers that send it along; otherwise it is the next step. */
  totpCode: boundedText(40).optional(),
  /** Not validated here: a code that cannot be claimed must not prevent signing in. */
  qrCode: boundedText(80)
    .transform((code) => normaliseTextCode(code) || undefined)
    .optional(),
  /** The destination for browsers without script; checked before redirecting. */
  redirect: boundedText(2000).optional(),
})
export type LoginInput = z.input<typeof loginInput>

const person = { username: usernameField, fullName: fullNameField, password: passwordField }

/** The terms checkbox, and the version that the form showed. Callers without a form send neither. */
const terms = { terms: tick, termsVersion: boundedText(20).optional() }

export const registerInput = z.object({
  /** Optional here because a missing code is refused by the command, not at a field. */
  qrCode: textCodeInput.optional(),
  ...person,
  email: emailField,
  activationCode: activationCodeInput,
  ...terms,
})

const invitationField = line(200, 'Invitationen').min(1, 'Skriv invitationen, som du har fået af os.')

export const registerInvitedInput = z.object({ invitation: invitationField, ...person, email: emailField, ...terms })

/** The fields of the forms for a new account; the code or the link comes with the page. */
export const accountFormInput = z.object({
  ...person,
  email: emailField,
  activationCode: activationCodeInput,
  invitation: invitationField.optional(),
  terms: z.boolean().refine((isTicked) => isTicked, accountsCopy.termsNotAccepted),
})

/** The full name, if already typed, improves the suggestions. */
export const usernameFreeInput = z.object({ username: usernameField, fullName: boundedText(120).optional() })
/** `ideas` are similar names that are free. */
export type UsernameFreeView = { free: true } | { free: false; ideas: string[] }

export const acceptTermsInput = z.object({
  termsVersion: boundedText(20, { missing: readTermsAgain }),
})

export const passwordResetInput = z.object({ email: emailField })

const token = boundedText(100)

export const resetPasswordInput = z.object({ token, password: passwordField })
export type ResetPasswordInput = z.input<typeof resetPasswordInput>

export const emailLinkInput = z.object({ qrCode: textCodeInput, email: emailField })

export const finishSetupInput = z.object({ token, ...person, activationCode: activationCodeInput, ...terms })

const scope = z.enum(['full', 'production'], "Vælg 'full' eller 'production'.")

/** A new staff account. Without a password, the command returns a link for choosing one. */
export const createStaffInput = z.object({ ...person, password: passwordField.optional(), email: emailField, scope })
/** `scope` sets the account's rights; without it they stay. */
export const resetStaffInput = z.object({ username: usernameField, scope: scope.optional() })

export const updateProfileInput = z.object({ fullName: fullNameField, username: usernameField })
export type UpdateProfileInput = z.input<typeof updateProfileInput>

export const emailChangeInput = z.object({ email: emailField, password: passwordField })

export const changePasswordInput = z.object({ currentPassword: passwordField, password: passwordField })

/** `redirect` is the destination for browsers without script. */
export const confirmPasswordInput = z.object({ password: passwordField, redirect: boundedText(2000).optional() })
export type ConfirmPasswordInput = z.input<typeof confirmPasswordInput>

const goOn = { redirect: boundedText(2000).optional() }

const oneTimeCodeField = typedText(40, (text) => text.trim(), {
  missing: 'Skriv koden.',
  tooLong: 'Koden er for lang.',
}).min(1, 'Skriv koden.')

/** Six digits from an app, or a recovery code. */
export const proveFactorInput = z.object({ code: oneTimeCodeField, ...goOn })
export type ProveFactorInput = z.input<typeof proveFactorInput>

export const setUpFactorInput = z.object({
  code: oneTimeCodeField,
  saved: tick.refine((isTicked) => isTicked, 'Sæt kryds, når du har gemt nødkoderne.'),
  ...goOn,
})
export type SetUpFactorInput = z.input<typeof setUpFactorInput>

export const replaceRecoveryCodesInput = z.object({
  saved: tick.refine((isTicked) => isTicked, 'Sæt kryds, når du har gemt nødkoderne.'),
})

export const chooseNewPasswordInput = z.object({ password: passwordField, ...goOn })
export type ChooseNewPasswordInput = z.input<typeof chooseNewPasswordInput>

/** Without the minimum length, because the password is still being typed. */
export const checkPasswordInput = z.object({ password: boundedText(longestPassword) })
export type PasswordAdvice = { isCommon: boolean }

/** The secret of a mailed or scanned link. */
export const linkInput = z.object({ token })

/** The id of a session or a sign-in code. */
export const rowInput = z.object({ id: z.uuid('Vi kender den ikke.') })

/** A new address that waits to be confirmed. `expiresAt` in ISO 8601. */
export type PendingEmailView = { email: string; expiresAt: string }
export type EmailConfirmationView =
  | { state: 'open'; email: string }
  | { state: 'done'; email: string }
  | { state: 'refused'; message: string }
export type EmailChangeView =
  | { state: 'open'; username: string; oldEmail: string; email: string }
  | { state: 'done'; username: string; email: string }
  | { state: 'refused'; message: string }
/** A signed-in device; `since` and `lastSeen` as Danish text. */
export type DeviceView = { id: string; name: string; isCurrent: boolean; since: string; lastSeen: string }
/** A code that signs another device in: `picture` is the QR symbol as SVG, `expiresAt` in ISO 8601. */
export type SignInLinkView = { id: string; url: string; picture: string; expiresAt: string; validSeconds: number }
export type SignInLinkPageView = { fullName: string; userId: string } | { message: string }
export type SignInLinkState = { state: 'waiting' | 'used' | 'ended' }

export type UserView = { id: string; username: string; fullName: string; email: string; isAdmin: boolean }
export type SetupView = { userData: UserView; qrCode: string }
/** `nextStep` is the sign-in's next step; until it is done the caller is a visitor. */
export type LoginView = { userData: UserView; qrCodeLinked: boolean; nextStep?: SignInStep }
export type SignedInView = UserView & { nextStep?: SignInStep }
export type StepView = { ok: true; nextStep?: SignInStep }
/** The second factor of a staff account; `leftRecoveryCodes` of ten. */
export type SecondFactorView = { since: string; leftRecoveryCodes: number }
/** A second factor to set up: the key as text and as QR symbol (SVG), and ten recovery codes. */
export type FactorOfferView = { keyText: string; picture: string; recoveryCodes: string[] }
/** Failed attempts in one hour from one network; `lastAt` in ISO 8601, `when` as Danish text. */
export type SignInFailureView = {
  kind: 'password' | 'second_factor'
  network: string | null
  count: number
  lastAt: string
  when: string
}
export type MessageView = { message: string }
