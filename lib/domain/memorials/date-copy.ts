/** Refusals of dates, by the server and in the browser. */
export const inTheFuture = 'Datoen ligger i fremtiden.'
export const diedBeforeBorn = 'Dødsdagen ligger før fødselsdagen.'
