import { SeaScene } from '@/components/drawings/sea'
import { CodeForm } from './code-form'

export function ClosingSection() {
  return (
    <section className="pt-section">
      <div className="mx-auto max-w-measure px-gutter text-center">
        <h2 className="text-3xl">Står du med en kode?</h2>
        <p className="mx-auto mt-4 max-w-form text-lg text-muted-foreground">
          Skriv den her, så fører den dig det rigtige sted hen.
        </p>
        <CodeForm className="mx-auto mt-8 max-w-form text-left" />
      </div>
      <SeaScene className="mask-t-from-55% mt-4 h-80 w-full sm:h-112" />
    </section>
  )
}
