import { EmailFrame, EmailText, type SiteProps } from './email-frame'

/** `names` is null when the owner's address is not confirmed. `wasLeaving`: whether an account was to be deleted. */
export type HandoverWithdrawnProps = SiteProps & {
  names: { giver: string; memorial: string } | null
  wasLeaving: boolean
}

export const handoverWithdrawnSubject = ({ names }: HandoverWithdrawnProps) =>
  names ? `Du behøver ikke overtage mindesiden for ${names.memorial}` : 'Du behøver ikke overtage en mindeside'

/** To the invited heir who has not answered yet, when the owner keeps the page after all. */
export function HandoverWithdrawnEmail({ names, wasLeaving, ...site }: HandoverWithdrawnProps) {
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
