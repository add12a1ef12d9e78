export const pageName = "Dự\u00a0án";
export const description =
  "Những địa điểm chúng tôi đã quét 3D và kết quả: tour ảo, mô hình và bản vẽ, kèm hình ảnh của từng dự án.";
export const title = "Dự\u00a0án";
export const lead = "Những địa điểm chúng tôi đã quét 3D, và những gì khách hàng nhận được.";
export const none = "Chưa có gì để giới thiệu ở đây. Các trang dịch vụ cho biết quý khách sẽ nhận được gì.";
export const ofService = "Dự\u00a0án của chúng\u00a0tôi";
export const all = "Tất\u00a0cả dự\u00a0án";
export const descriptionOf = (title: string, place: string, service: string) =>
  `${title}, ${place}. Xem bản quét địa điểm này đã thành sản phẩm gì, kèm hình ảnh. Dịch vụ: ${service}.`;
export const place = "Địa điểm";
export const service = "Dịch vụ";
export const open = "Mở tour\u00a0ảo hoặc mô\u00a0hình";
export const newTab = "mở trong tab mới";
export const closing = "Chúng\u00a0tôi có\u00a0thể quét\u00a03D gì cho quý\u00a0khách?";

export const specimen = {
  heading: "Trang dự\u00a0án cho thấy gì",
  lead: "Chúng tôi chưa có dự án để giới thiệu. Ví dụ này cho biết trang của một dự án có những gì.",
  open: "Xem trang mẫu",
  label: "Mẫu",
  notice:
    "Đây là ví dụ, không phải dự án. Căn hộ là mô hình 3D, không ai đặt công việc này, và mọi tệp đều là tệp mẫu.",
  title: "Căn\u00a0hộ một phòng\u00a0ngủ, có phòng làm\u00a0việc",
  place: "Mô hình 3D",
  alt: "Căn hộ có nội thất, nhìn từ trên xuống.",
  planAlt: "Căn hộ nhìn từ trên xuống, một nửa là ảnh, một nửa là bản vẽ nét.",
  tourAlt: "Một vị trí trong tour ảo của căn hộ.",
  parts: [
    {
      name: "Điều cần có",
      text: "Mặt bằng để thiết kế và tour ảo cho tin rao bán, chỉ trong một buổi hẹn.",
    },
    {
      name: "Công việc",
      text: "Mọi phòng được quét 3D, đồ đạc để nguyên. Các bản quét được ghép nối, và mặt bằng được vẽ giữa các bề mặt hoàn thiện.",
    },
    {
      name: "Cách kiểm tra",
      text: "Mỗi hàng kích thước trên tờ bản vẽ cộng lại đúng bằng kích thước ngoài.",
    },
    { name: "Kết quả", text: "Ba kết quả. Có thể mở từng kết quả." },
  ],
  links: {
    plan: "Mặt bằng (PDF)",
    tour: "Tour ảo",
    scan: "Phòng khách dưới dạng đám mây điểm",
  },
};
