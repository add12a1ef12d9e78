/** The public pages about the company's projects. */

export const pageName = "Dự\u00a0án";
export const description =
  "Những địa điểm chúng tôi đã quét và kết quả: tour ảo, mô hình và bản vẽ, kèm hình ảnh của từng dự án.";
export const title = "Dự\u00a0án";
export const lead = "Những địa điểm chúng tôi đã quét, và những gì khách hàng nhận được.";
export const none = "Chưa có gì để giới thiệu ở đây. Các trang dịch vụ cho biết quý khách sẽ nhận được gì.";
/** The heading of a service page over up to three projects. */
export const ofService = "Dự\u00a0án của chúng\u00a0tôi";
export const all = "Tất\u00a0cả dự\u00a0án";
export const descriptionOf = (title: string, place: string, service: string) =>
  `${title}, ${place}. Xem bản quét địa điểm này đã thành sản phẩm gì, kèm hình ảnh. Dịch vụ: ${service}.`;
export const place = "Địa điểm";
export const service = "Dịch vụ";
export const open = "Mở tour\u00a0ảo hoặc mô\u00a0hình";
export const newTab = "mở trong tab mới";
export const closing = "Chúng\u00a0tôi có\u00a0thể quét gì cho quý\u00a0khách?";
