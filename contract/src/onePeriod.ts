/**
 * A name or a reason that ends with a period («Fletes S.A.», «No se lee.»), at the end of a sentence that has its own:
 * people read one. Three are an ellipsis, and stay.
 */
export const onePeriod = (words: string): string => words.replace(/(?<!\.)([.!?…])\.(?!\.)/g, '$1')
