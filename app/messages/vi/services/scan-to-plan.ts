export const description =
  "Bản vẽ 2D từ bản quét. Mặt bằng, mặt cắt, mặt đứng hiện trạng và bảng diện tích vẽ từ bản quét laser.";
export const lead =
  "Mặt bằng, mặt cắt và mặt đứng có kích thước và diện tích mà ai cũng có thể kiểm tra theo bản quét.";
export const summary = "Mặt bằng, mặt cắt và mặt đứng vẽ từ bản quét.";
export const attempt = "Đo mặt\u00a0bằng mẫu";
export const accuracy = "1/8 inch trên 100\u00a0ft (3,2\u00a0mm trên 30,5\u00a0m)";
export const facts = [
  { term: "Độ chính xác", value: accuracy },
  { term: "Định dạng bản vẽ", value: "DWG, PDF" },
];
export const picture = {
  alt: "Căn hộ có nội thất nhìn từ trên, một nửa là ảnh chụp, một nửa là bản vẽ nét.",
  caption: "Căn hộ nhìn từ trên, một nửa đã thành bản vẽ.",
};
export const visit = {
  heading: "Một buổi\u00a0hẹn ngắn, rồi chúng\u00a0tôi vẽ",
  steps: [
    {
      title: "Chúng\u00a0tôi quét\u00a03D mọi phòng",
      text: "Chúng tôi đặt máy ở từng phòng và từng cửa. Đồ đạc có thể để nguyên.",
    },
    {
      title: "Chúng\u00a0tôi nối các tầng",
      text: "Nhờ cầu thang và tường ngoài, các tầng khớp với nhau.",
    },
    {
      title: "Chúng\u00a0tôi vẽ theo tiêu\u00a0chuẩn của quý\u00a0khách",
      text: "Lớp, độ dày nét và khung tên theo mẫu của quý khách hoặc của chúng tôi.",
    },
  ],
};
export const deliverables = {
  note: "Bốn sản phẩm bàn giao, chỉ cần một bản quét.",
  items: [
    {
      name: "Mặt bằng và mặt bằng trần",
      use: "Dùng cho giấy phép, hợp đồng thuê và thiết kế sau này.",
      format: "DWG, PDF",
    },
    {
      name: "Mặt cắt và mặt đứng",
      use: "Chiều cao, cầu thang, đường mái và mặt tiền.",
      format: "DWG, PDF",
    },
    {
      name: "Bảng diện tích",
      use: "Phòng, diện tích và tiêu chuẩn đo đã dùng.",
      format: "PDF, CSV",
    },
    { name: "Đám mây điểm", use: "Để kiểm tra một nét hoặc vẽ thêm nét còn thiếu.", format: "E57" },
  ],
};
export const price =
  "Diện tích sàn và số tờ bản vẽ. Cầu thang, trần dốc và phòng nhiều đồ cần nhiều thời gian hơn để quét 3D và vẽ.";
export const limits = {
  heading: "Ý\u00a0nghĩa của các nét",
  items: [
    {
      title: "Cắt ở một độ cao",
      text: "Tờ bản vẽ ghi độ cao của mặt cắt. Chỗ tường nghiêng, một mặt cắt cho thấy phần còn lại.",
    },
    {
      title: "Bề\u00a0mặt hoàn\u00a0thiện",
      text: "Kích thước đo giữa các bề mặt hoàn thiện. Những gì bên trong tường không có trên mặt bằng.",
    },
    {
      title: "Không phải đo ranh đất",
      text: "Ranh đất do kỹ sư đo đạc có giấy phép xác định. Chúng tôi khớp bản vẽ theo kết quả đo đó.",
    },
  ],
};
export const questions = [
  {
    question: "Các phòng có phải để trống không?",
    answer: "Không. Chúng tôi cần thấy một phần sàn và tường.",
  },
  {
    question: "Đo diện tích theo tiêu chuẩn nào?",
    answer: "Theo tiêu chuẩn mà quý khách hoặc hợp đồng thuê nêu, chẳng hạn BOMA hoặc ANSI Z765.",
  },
  {
    question: "Sau này mặt bằng có thể thành mô hình 3D không?",
    answer:
      "Có. Đám mây điểm nằm trong các tệp của quý khách, nên Scan to BIM có thể bắt đầu từ chính buổi hẹn đó.",
  },
];
export const closing =
  "Gửi cho chúng\u00a0tôi địa\u00a0chỉ và các bản\u00a0vẽ cần có. Chúng\u00a0tôi sẽ gửi lại ngày và giá.";
