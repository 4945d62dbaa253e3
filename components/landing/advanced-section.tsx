import { type Capability, isThere } from '@/lib/domain/billing/capabilities'

const features: readonly { text: string; needs: Capability }[] = [
  { text: 'Hilsner, der bevæger sig', needs: 'movingGreetings' },
  { text: 'En sang af livshistorien', needs: 'songs' },
  { text: 'Slægtstræer, der er knyttet til andre mindesider', needs: 'familyTree' },
]

/** Present but hidden, as specified: neither visible nor announced. */
export function AdvancedSection() {
  const named = features.filter(isThere).map(({ text }) => text)
  return (
    <section hidden>
      <h2>Avancerede funktioner</h2>
      {named.length > 0 && <p>{named.join('. ')}.</p>}
    </section>
  )
}
