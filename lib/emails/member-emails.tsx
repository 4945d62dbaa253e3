import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `fromName`: of the page whose tree it is. `message`: the asking family's text. */
type TreeLinkAskedProps = SiteProps & {
  fullName: string
  askerName: string
  memorialName: string
  fromName: string
  personName: string
  message: string | null
  answerUrl: string
}

const treeLinkAskedSubject = ({ askerName, memorialName }: TreeLinkAskedProps) =>
  `${askerName} vil gerne vise mindesiden for ${memorialName} i et slægtstræ`

/** To the owner and the editors of the page that another family asks about. */
function TreeLinkAskedEmail(props: TreeLinkAskedProps) {
  const { fullName, askerName, memorialName, fromName, personName, message, answerUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      // kept by: lib/domain/tree-links/tree-links.test.ts
      preview="Der sker ikke noget, før I svarer."
      heading={`Mindesiden for ${memorialName}`}
    >
      <EmailGreeting name={fullName} />
      <EmailText>
        {askerName} passer på mindesiden for {fromName} og er ved at tegne et slægtstræ. I det står {personName}, og
        familien vil gerne vise vej derfra til jeres side.
      </EmailText>
      {message && <EmailQuote words={message} by={askerName} />}
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/tree-links/tree-links.test.ts */}
        Siger I ja, får deres træ et link til mindesiden for {memorialName}. De kan ikke ændre noget hos jer, og jeres
        eget træ bliver, som det er. I kan altid fjerne linket igen.
      </EmailText>
      <EmailMainAction href={answerUrl} label="Svar på spørgsmålet" />
      <EmailQuiet>
        Vil I ikke, kan I svare nej eller lade være med at svare. Der vises ikke noget, før I siger ja.
      </EmailQuiet>
    </EmailFrame>
  )
}

/** `names` is null when the owner's address is not confirmed. `wasLeaving`: whether an account was to be deleted. */
type HandoverWithdrawnProps = SiteProps & {
  names: { giver: string; memorial: string } | null
  wasLeaving: boolean
}

const handoverWithdrawnSubject = ({ names }: HandoverWithdrawnProps) =>
  names ? `Du behøver ikke overtage mindesiden for ${names.memorial}` : 'Du behøver ikke overtage en mindeside'

/** To the invited heir who has not answered yet, when the owner keeps the page after all. */
function HandoverWithdrawnEmail({ names, wasLeaving, ...site }: HandoverWithdrawnProps) {
  const giver = names?.giver ?? 'den, der passer på mindesiden,'
  const page = names ? `mindesiden for ${names.memorial}` : 'den'
  return (
    <EmailFrame {...site} preview="Du behøver ikke gøre noget." heading="Siden bliver, hvor den er">
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/privacy/commands/cancel-deletion.test.ts */}
        Vi skrev til dig og spurgte, om du ville overtage {names ? page : 'en mindeside'}. Nu har {giver}{' '}
        {wasLeaving ? 'valgt at beholde sin konto' : 'trukket spørgsmålet tilbage'} og passer stadig på {page}. Linket i
        den første mail virker ikke længere.
      </EmailText>
      <EmailText>Du behøver ikke gøre noget. Tak, fordi vi måtte spørge dig.</EmailText>
    </EmailFrame>
  )
}

/**
 * `isAsInvited`: whether the new owner has the invited mail address. `isLeaving`: whether the former owner's account is
 * to be deleted.
 */
type MemorialHandedOverProps = SiteProps & {
  giverName: string
  heirName: string
  memorialName: string
  isAsInvited: boolean
  isLeaving: boolean
}

const memorialHandedOverSubject = ({ memorialName }: MemorialHandedOverProps) =>
  `Mindesiden for ${memorialName} er overtaget`

function MemorialHandedOverEmail(props: MemorialHandedOverProps) {
  const { giverName, heirName, memorialName, isAsInvited, isLeaving, ...site } = props
  return (
    <EmailFrame {...site} preview={`${heirName} passer på den nu.`} heading="Mindesiden er overtaget">
      <EmailText>Kære {giverName}</EmailText>
      <EmailText>
        {heirName} har sagt ja til at passe på mindesiden for {memorialName} og ejer den nu. Du kan stadig redigere den
        {isLeaving ? ', indtil din konto bliver slettet.' : '.'}
      </EmailText>
      {!isAsInvited && (
        <EmailText>
          Kontoen har en anden mailadresse end den, du skrev. Måske har modtageren flere adresser eller har sendt linket
          videre. Er du i tvivl om, hvem det er, så skriv til os på {site.supportEmail}.
        </EmailText>
      )}
    </EmailFrame>
  )
}

/**
 * `expiresOn` in words, as 'søndag den 3. maj 2026'. `names` is null when the owner's address is not confirmed.
 * `isLeaving`: whether the owner's account is to be deleted. The receiver need not have an account.
 */
type MemorialHandoverProps = SiteProps & {
  names: { giver: string; memorial: string } | null
  isLeaving: boolean
  expiresOn: string
  takeOverUrl: string
}

const memorialHandoverSubject = ({ names }: MemorialHandoverProps) =>
  `Vil du passe på ${names ? `mindesiden for ${names.memorial}` : 'en mindeside'}?`

function MemorialHandoverEmail(props: MemorialHandoverProps) {
  const { names, isLeaving, expiresOn, takeOverUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      preview={
        names
          ? `${names.giver} vil gerne give den videre til dig.`
          : 'Du kan se, hvem der spørger, når du åbner linket.'
      }
      heading={names ? `Mindesiden for ${names.memorial}` : 'En mindeside'}
    >
      <EmailText>
        {names?.giver ?? 'Én, der passer på en mindeside,'} {isLeaving && 'har bedt os om at slette sin konto og '}vil
        gerne, at du overtager {names ? `mindesiden for ${names.memorial}` : 'siden'}.
        {!names && ' Du kan se, hvem det er, når du åbner linket.'}
      </EmailText>
      <EmailText>
        Siger du ja, kan du skrive på siden, læse de hilsner, der kommer, og bestemme, hvem der må se den. Det koster
        ikke noget. Har du ikke en konto, kan du oprette den undervejs.
      </EmailText>
      <EmailMainAction href={takeOverUrl} label="Se invitationen" />
      <EmailQuiet>
        {/* 1, 2 of 3 kept by: lib/domain/privacy/commands/accept-handover.test.ts */}
        Linket virker én gang og indtil {expiresOn}. Den, der har det, kan overtage mindesiden, så send kun mailen
        videre, hvis en anden skal have den. Vil du ikke, skal du ikke gøre noget.
      </EmailQuiet>
    </EmailFrame>
  )
}

/**
 * `inviter` is null when their own address is not confirmed: no text they typed may reach an arbitrary mailbox.
 * `expiresOn` in words, as 'søndag den 3. maj 2026'. The receiver need not have an account.
 */
type MemberInvitationProps = SiteProps & {
  inviter: { name: string; memorialName: string } | null
  role: 'editor' | 'viewer' | 'first-reader'
  expiresOn: string
  invitationUrl: string
}

const titles: Record<MemberInvitationProps['role'], (page: string) => string> = {
  editor: (page) => `Vil du være med til at skrive på ${page}?`,
  viewer: (page) => `Du er inviteret til at se ${page}`,
  'first-reader': (page) => `Vil du læse hilsner på ${page}?`,
}

const asks: Record<MemberInvitationProps['role'], string> = {
  editor:
    'vil gerne have dig med. Du kan rette teksterne, lægge billeder på og godkende de hilsner, der kommer. Hvem der må se siden, bestemmer ejeren.',
  viewer: 'vil gerne dele siden med dig. Du kan læse den, tænde et lys og skrive en hilsen.',
  'first-reader':
    'beder dig om at læse de hilsner, der kommer, og sige ja eller nej til, at de vises. Du skal ikke skrive noget selv.',
}

const memberInvitationSubject = ({ role, inviter }: MemberInvitationProps) =>
  titles[role](inviter ? `mindesiden for ${inviter.memorialName}` : 'en mindeside')

function MemberInvitationEmail(props: MemberInvitationProps) {
  const { inviter, role, expiresOn, invitationUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      preview={
        inviter ? `${inviter.name} har inviteret dig.` : 'Du kan se, hvem der spørger, når du åbner invitationen.'
      }
      heading={inviter ? `Mindesiden for ${inviter.memorialName}` : 'En mindeside'}
    >
      <EmailText>
        {inviter?.name ?? 'Én, der har lavet en mindeside,'} {asks[role]}
        {!inviter && ' Du kan se, hvem det er, når du åbner invitationen.'}
      </EmailText>
      <EmailText>Har du ikke en konto, kan du oprette den undervejs. Det koster ikke noget.</EmailText>
      <EmailMainAction href={invitationUrl} label="Se invitationen" />
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/members/commands/invite-member.test.ts */}
        {/* 1 of 3 kept by: lib/domain/members/commands/accept-invitation.test.ts */}
        {/* 2 of 3 kept by: lib/domain/members/commands/accept-invitation.test.ts */}
        Linket virker én gang og indtil {expiresOn}. Den, der har det, kan sige ja, så send kun mailen videre, hvis en
        anden skal have den. Vil du ikke, skal du ikke gøre noget.
      </EmailQuiet>
    </EmailFrame>
  )
}

export const memberEmails = {
  'memorial-handover': { subject: memorialHandoverSubject, Body: MemorialHandoverEmail },
  'memorial-handed-over': { subject: memorialHandedOverSubject, Body: MemorialHandedOverEmail },
  'handover-withdrawn': { subject: handoverWithdrawnSubject, Body: HandoverWithdrawnEmail },
  'tree-link-asked': { subject: treeLinkAskedSubject, Body: TreeLinkAskedEmail },
  'member-invitation': { subject: memberInvitationSubject, Body: MemberInvitationEmail },
}
