'use client'

import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

/** Shown in place of a page that threw; its layout stays. Next logs the error on the server under its digest. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <div className="mx-auto max-w-measure px-gutter py-section text-center">
      <h1 className="text-3xl">Siden kunne ikke vises</h1>
      <p className="mx-auto mt-4 max-w-form text-lg text-muted-foreground">
        Det er en fejl hos os, ikke hos dig. Det, der er gemt, er her stadig. Prøv igen om et øjeblik.
      </p>
      {error.digest && <p className="mt-4 text-muted-foreground text-sm">Fejlens nummer: {error.digest}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonVariants({ size: 'lg' })} onClick={reset}>
          Prøv igen
        </button>
        <Link href="/" className={buttonVariants({ size: 'lg', variant: 'outline' })}>
          Gå til forside
        </Link>
      </div>
    </div>
  )
}
