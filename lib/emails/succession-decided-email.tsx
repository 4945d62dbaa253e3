import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `isOwner`: the receiver owned the page when it was decided. `answer`: the administrator's sentence. */
export type SuccessionDecidedProps = SiteProps & {
  fullName: string
  askerName: string
  memorialName: string
  isGranted: boolean
  isOwner: boolean
  answer: string
  /** The next step; null when there is none. */
  pageUrl: string | null
  /** Whether the requester must still accept the page through the link. */
  needsAccount?: boolean
  /** How long that link is valid. */
  validDays: number
}

export const successionDecidedSubject = ({
  memorialName,
  isGranted,
  isOwner,
  needsAccount,
}: SuccessionDecidedProps) => {
  if (isOwner) return `Mindesiden for ${memorialName} ${isGranted ? 'er givet videre' : 'er stadig din'}`
  if (needsAccount) return `Du kan nu overtage mindesiden for ${memorialName}`
  return isGranted ? `Du passer nu på mindesiden for ${memorialName}` : `Svar om mindesiden for ${memorialName}`
}

/** The decision on a succession request, to the requester and to the owner. */
export function SuccessionDecidedEmail(props: SuccessionDecidedProps) {
  const {
    fullName,
    askerName,
    memorialName,
    isGranted,
    isOwner,
    answer,
    pageUrl,
    needsAccount = false,
    validDays: _,
    ...site
  } = props
  const text = textFor(props)
  return (
    <EmailFrame {...site} preview={previewFor(props)} heading={`Mindesiden for ${memorialName}`}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>{text}</EmailText>
      <EmailQuote words={answer} />
      {pageUrl && <EmailMainAction href={pageUrl} label={labelFor({ isGranted, isOwner, needsAccount })} />}
    </EmailFrame>
  )
}

function previewFor({ isGranted, isOwner, needsAccount }: SuccessionDecidedProps): string {
  if (needsAccount) return 'Nu kan det blive dig, der passer på siden.'
  if (isGranted) return isOwner ? 'Siden er givet videre.' : 'Nu er det dig, der passer på siden.'
  return 'Siden er ikke givet videre.'
}

type Label = { isGranted: boolean; isOwner: boolean; needsAccount: boolean }

function labelFor({ isGranted, isOwner, needsAccount }: Label): string {
  if (needsAccount) return 'Tag imod siden'
  return isGranted || isOwner ? 'Gå til siden' : 'Se anmodningen'
}

function textFor({ askerName, isGranted, isOwner, needsAccount, validDays }: SuccessionDecidedProps): string {
  if (needsAccount) {
    // 3 of 4 kept by: lib/domain/members/commands/start-takeover.test.ts
    return `Nu kan det blive dig, der passer på siden. Log ind eller opret en konto her, så er den din. Linket virker i ${validDays} dage. Alt på siden er, som det var.`
  }
  if (isOwner && isGranted) {
    // 3 of 3 no promise: an instruction to the reader
    return `${askerName} passer nu på siden. Alt på den er, som det var, og med kontoen på denne mailadresse kan den stadig redigeres. Er det en fejl, så skriv til os med det samme.`
  }
  if (isOwner)
    return `${askerName} bad om at overtage siden. Det er der sagt nej til, og siden hører stadig til denne mailadresse.`
  if (isGranted) return 'Nu er det dig, der passer på siden. Alt på den er, som det var, og den kan stadig ses.'
  return 'Du har bedt om at overtage siden. Det kan ikke lade sig gøre denne gang.'
}
