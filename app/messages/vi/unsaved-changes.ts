/** The question before a page is left whose form is not saved. */
export const title = "Rời trang mà không lưu?";
export const consequence = "Những thay đổi trên trang này chưa được lưu.";
export const stay = "Ở lại trang";
export const leave = "Rời đi, không lưu";
