import { SeaScene } from '@/components/drawings/sea'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { CodeField } from './code-field'

export function ClosingSection() {
  return (
    <section className="pt-section">
      <div className="mx-auto max-w-measure px-gutter text-center">
        <h2 className="text-3xl">Begynd, når I er klar</h2>
        <p className="mx-auto mt-5 max-w-form text-lg">
          Det haster ikke. Skriv ét navn og ét minde i dag, og kom tilbage, når der er ro til resten.
        </p>
        <LinkButton href="/create-memorial" size="lg" className="mt-8 max-w-full wrap-anywhere hyphens-auto">
          Opret dit mindested
        </LinkButton>
        <div className="mx-auto mt-14 max-w-form text-left">
          <h3 className="text-center text-2xl">Står du med en kode?</h3>
          {/* A plain form: /qr-info reads the code and redirects, so this page needs no script for it. */}
          <form action="/qr-info" method="get" className="mt-6 space-y-4">
            <CodeField />
            <Button type="submit" className="w-full">
              Gå til koden
            </Button>
          </form>
        </div>
      </div>
      <SeaScene className="mask-t-from-55% mt-4 h-80 w-full sm:h-112" />
    </section>
  )
}
