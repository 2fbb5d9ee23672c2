/** The languages of the product's texts. */
export type Locale = 'en';
