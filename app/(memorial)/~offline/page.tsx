import type { Metadata } from 'next'
import { HeathScene } from '@/components/drawings/heath'
import { buttonVariants } from '@/components/ui/button-variants'
import { listKeptPages } from './list-kept-pages'

export const dynamic = 'force-static'
export const metadata: Metadata = { title: 'Ingen forbindelse', robots: { index: false } }

/** Shown by the service worker when there is neither a connection nor a kept page. The list is filled on the device. */
export default function OfflinePage() {
  return (
    <main id="indhold" className="mx-auto flex min-h-dvh max-w-measure flex-col justify-center px-gutter py-16">
      <HeathScene className="w-full rounded-lg" />
      <h1 className="mt-10 text-balance font-serif text-3xl">Der er ingen forbindelse lige nu</h1>
      <p id="gemte-besked" className="mt-4" suppressHydrationWarning>
        Siden kan ikke hentes, hvor du står. Prøv igen, når der er signal, eller åbn en af de mindesider, du har besøgt
        før.
      </p>
      {/* Shown by the script below, which may run before React. */}
      <section aria-labelledby="gemte-overskrift" id="gemte" hidden suppressHydrationWarning className="mt-8">
        <h2 id="gemte-overskrift" className="font-serif text-2xl">
          Mindesider på denne enhed
        </h2>
        <ul
          id="gemte-sider"
          className="mt-2 divide-y divide-border"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what the device fills in
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </section>
      <p
        id="gemte-svar"
        role="status"
        tabIndex={-1}
        className="mt-4 text-muted-foreground"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what the device fills in
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {/* Requests the same address again. */}
      <form className="mt-8">
        <button type="submit" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          Prøv igen
        </button>
      </form>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, inline so that it needs no file */}
      <script dangerouslySetInnerHTML={{ __html: listKeptPages }} />
    </main>
  )
}
