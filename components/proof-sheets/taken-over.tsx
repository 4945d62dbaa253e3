import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { FamilySheetView } from '@/lib/domain/proof-sheets/schema'

/** Who goes on, where the company that sent the drawing cannot. */
export function TakenOver({
  sheet: { sender, takenOverBy },
}: {
  sheet: Pick<FamilySheetView, 'sender' | 'takenOverBy'>
}) {
  if (!takenOverBy) return null
  const { name, email } = takenOverBy
  return (
    <Notice title={`${sender.company} kan ikke gå videre lige nu`} className="mb-10">
      {name} tager sig af koden og tegningen imens. Dine svar kommer frem som før. Vil du vide, hvad der sker med
      stenen, så skriv til{' '}
      <TextLink href={`mailto:${email}`} className="break-all">
        {email}
      </TextLink>
      .
    </Notice>
  )
}
