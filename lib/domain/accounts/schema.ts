import { z } from 'zod'
import { accountsCopy, readTermsAgain, writeEmail } from '@/lib/domain/accounts/copy'
import { activationCodeInput, textCodeInput } from '@/lib/domain/qr-codes/schema'
import type { SignInStep } from '@/lib/shared/actor'
import { spacesAsHyphens } from '@/lib/shared/identity-keys'
import { composeLetters } from '@/lib/shared/input/compose-letters'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

/** Enough for any pass phrase, and a bound on what one try may cost to hash. */
const longestPassword = 200

/** One line of text as a person means it: without invisible characters, line ends and doubled spaces. */
const line = (most: number, what: string, tidy = onOneLine) =>
  typedText(most, tidy, { missing: 'Udfyld feltet.', tooLong: `${what} må højst være ${most} tegn.` })

const onOneLine = (text: string) =>
  composeLetters(text)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()

/** Spaces are taken as hyphens, because people type their name: 'Karen Holm' becomes 'Karen-Holm'. */
export const usernameField = line(60, 'Brugernavnet', (text) => spacesAsHyphens(onOneLine(text).normalize('NFKC')))
  .min(2, 'Brugernavnet skal være mindst 2 tegn.')
  // No @: what one signs in with is then either a username or an email, never both.
  .regex(/^[\p{Script=Latin}0-9._-]+$/u, 'Brug bogstaver, tal, punktum, bindestreg og understreg.')
  .regex(/^[\p{Script=Latin}0-9]/u, 'Brugernavnet skal begynde med et bogstav eller et tal.')

export const fullNameField = line(120, 'Navnet').min(2, 'Skriv dit navn.')

export const emailField = line(254, 'Mailadressen').pipe(z.email(writeEmail))

export const passwordField = boundedText(longestPassword, {
  missing: 'Skriv en adgangskode.',
  tooLong: `Adgangskoden må højst være ${longestPassword} tegn.`,
}).min(6, 'Adgangskode skal være mindst 6 tegn.')

export const loginInput = z.object({
  username: line(254, 'Brugernavn eller email').min(2, 'Brugernavn eller email skal være mindst 2 tegn.'),
  password: passwordField,
  /** The second factor of staff, for callers that bring it along; else the next step asks for it. */
  totpCode: boundedText(40).optional(),
  /** As it came: one that cannot be claimed does not stand in the way of signing in. */
  qrCode: boundedText(80)
    .transform((code) => normaliseTextCode(code) || undefined)
    .optional(),
  /** Where a browser without script goes on to; checked before it is followed. */
  redirect: boundedText(2000).optional(),
})
export type LoginInput = z.input<typeof loginInput>

const person = { username: usernameField, fullName: fullNameField, password: passwordField }

/** A tick as JSON or a form sends it; a box that is not ticked is not sent at all. */
const tick = z
  .union([z.boolean(), boundedText(10)])
  .optional()
  .transform((value) => value === true || value === 'on' || value === 'true' || value === '1')

/** The tick at the terms, and which version of them the form showed. Callers without a form send neither. */
const terms = { terms: tick, termsVersion: boundedText(20).optional() }

export const registerInput = z.object({
  /** Without one the answer is not about a field: an account needs a code. */
  qrCode: textCodeInput.optional(),
  ...person,
  email: emailField,
  activationCode: activationCodeInput,
  ...terms,
})
export type RegisterInput = z.input<typeof registerInput>

const invitationField = line(200, 'Invitationen').min(1, 'Skriv invitationen, som du har fået af os.')

export const registerInvitedInput = z.object({ invitation: invitationField, ...person, email: emailField, ...terms })
export type RegisterInvitedInput = z.input<typeof registerInvitedInput>

/** What the forms for a new account ask a person for; the code or the link comes with the page. */
export const accountFormInput = z.object({
  ...person,
  email: emailField,
  activationCode: activationCodeInput,
  invitation: invitationField.optional(),
  terms: z.boolean().refine((isTicked) => isTicked, accountsCopy.termsNotAccepted),
})
export type AccountFormInput = z.input<typeof accountFormInput>
export type AccountFormValues = z.output<typeof accountFormInput>

/** The full name, when it is typed already, gives better ideas for another username. */
export const usernameFreeInput = z.object({ username: usernameField, fullName: boundedText(120).optional() })
/** `ideas` are other names that are free, when this one is not. */
export type UsernameFreeView = { free: true } | { free: false; ideas: string[] }

/** Which version of the terms the account says yes to. */
export const acceptTermsInput = z.object({
  termsVersion: boundedText(20, { missing: readTermsAgain }),
})

export const passwordResetInput = z.object({ email: emailField })
export type PasswordResetInput = z.input<typeof passwordResetInput>

const token = boundedText(100)

export const resetPasswordInput = z.object({ token, password: passwordField })
export type ResetPasswordInput = z.input<typeof resetPasswordInput>

export const emailLinkInput = z.object({ qrCode: textCodeInput, email: emailField })
export type EmailLinkInput = z.input<typeof emailLinkInput>

export const finishSetupInput = z.object({ token, ...person, activationCode: activationCodeInput, ...terms })
export type FinishSetupInput = z.input<typeof finishSetupInput>

const scope = z.enum(['full', 'production'], "Vælg 'full' eller 'production'.")

/** Somebody who works for the house; without a password a link leads to one. */
export const createStaffInput = z.object({ ...person, password: passwordField.optional(), email: emailField, scope })
/** `scope` gives the rights anew. */
export const resetStaffInput = z.object({ username: usernameField, scope: scope.optional() })

export const updateProfileInput = z.object({ fullName: fullNameField, username: usernameField })
export type UpdateProfileInput = z.input<typeof updateProfileInput>

export const emailChangeInput = z.object({ email: emailField, password: passwordField })
export type EmailChangeInput = z.input<typeof emailChangeInput>

export const changePasswordInput = z.object({ currentPassword: passwordField, password: passwordField })
export type ChangePasswordInput = z.input<typeof changePasswordInput>

/** `redirect` is where a browser without script goes on to. */
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

/** Any text: what is being typed is judged by the form itself. */
export const checkPasswordInput = z.object({ password: boundedText(longestPassword) })
export type PasswordAdvice = { isCommon: boolean }

/** A secret from a link that one button confirms. */
export const linkInput = z.object({ token })

/** Names a session or a shown code. */
export const rowInput = z.object({ id: z.uuid('Vi kender den ikke.') })

/** An address that waits to be confirmed. `expiresAt` as ISO 8601. */
export type PendingEmailView = { email: string; expiresAt: string }
export type EmailConfirmationView =
  | { state: 'open'; email: string }
  | { state: 'done'; email: string }
  | { state: 'refused'; message: string }
export type EmailChangeView =
  | { state: 'open'; username: string; oldEmail: string; email: string }
  | { state: 'done'; username: string; email: string }
  | { state: 'refused'; message: string }
/** A signed-in device; `since` and `lastSeen` in words. */
export type DeviceView = { id: string; name: string; isCurrent: boolean; since: string; lastSeen: string }
/** A code that signs another device in: `picture` is the QR symbol as SVG, `expiresAt` ISO 8601. */
export type SignInLinkView = { id: string; url: string; picture: string; expiresAt: string; validSeconds: number }
export type SignInLinkPageView = { fullName: string; userId: string } | { message: string }
export type SignInLinkState = { state: 'waiting' | 'used' | 'ended' }

export type UserView = { id: string; username: string; fullName: string; email: string; isAdmin: boolean }
export type SetupView = { userData: UserView; qrCode: string }
/** `nextStep` is what the sign-in still asks for; until that is done the caller is nobody. */
export type LoginView = { userData: UserView; qrCodeLinked: boolean; nextStep?: SignInStep }
export type SignedInView = UserView & { nextStep?: SignInStep }
export type StepView = { ok: true; nextStep?: SignInStep }
/** The codes of staff; `leftRecoveryCodes` of ten. */
export type SecondFactorView = { since: string; leftRecoveryCodes: number }
/** What a page offers to take into use: the key as text and as QR symbol (SVG), and ten recovery codes. */
export type FactorOfferView = { keyText: string; picture: string; recoveryCodes: string[] }
/** Failed tries in one hour from one network; `lastAt` ISO 8601, `when` in words. */
export type SignInFailureView = {
  kind: 'password' | 'second_factor'
  network: string | null
  count: number
  lastAt: string
  when: string
}
export type MessageView = { message: string }
