/** What the writer and another editor wrote in the same field, side by side. */
export function TwoVersions({ mine, theirs }: { mine: string; theirs: string }) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Version title="Det, du skrev" text={mine} />
      <Version title="Det, den anden skrev" text={theirs} />
    </div>
  )
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0 rounded-lg bg-card p-4 text-card-foreground">
      <p className="font-semibold text-sm">{title}</p>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must scroll by keyboard too
        tabIndex={0}
        className="mt-1 max-h-72 overflow-y-auto whitespace-pre-line break-words"
      >
        {text}
      </section>
    </div>
  )
}
