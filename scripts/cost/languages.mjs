/** Each has its words in files of its own. */
export const languages = ['es', 'en', 'de', 'pt-BR']
